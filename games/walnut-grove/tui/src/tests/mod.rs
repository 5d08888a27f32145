mod app;
mod layout;
mod plain;
mod viewer;
