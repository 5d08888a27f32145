#![expect(dead_code, reason = "the kit is larger than any one test")]

mod kit;
mod laws;
mod outlook;
