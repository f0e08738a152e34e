//! What a command line that was built without the server says when it is asked to serve.

use crate::fail::Fail;
use table::Say;

/// Needs the server, which this build does not have
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct NoServer {
    /// Whatever the command takes where there is a server
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    _rest: Vec<String>,
}

impl NoServer {
    pub fn run(self) -> Result<(), Fail> {
        Err(Fail::asked(Say::new("cli-no-server")))
    }
}
