#![expect(dead_code, reason = "the kit is larger than any one test")]

mod a1;
mod a2;
mod a3;
mod a4;
mod a5;
mod a6;
mod a7;
mod kit;
mod laws;
mod outlook;
