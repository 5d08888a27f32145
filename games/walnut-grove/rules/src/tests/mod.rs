//! The rules, one by one. A test is a situation, an action, an outcome, and is named after its rule.

pub(crate) mod kit;
mod laws;
mod rebuilt;
mod smoke;
mod w1;
mod w2;
mod w3;
mod w4;
mod w5;
mod w6;
mod w7;
mod w8;
mod w9;
