//! How many files and sockets this process may have open.

/// As many as the system lets it have. Shells and container runtimes often allow 1024 and would allow far more if asked;
/// each player takes one.
pub fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        // A host who has set it need not let us change it.
        if limit.current == limit.maximum {
            return;
        }
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "no more files may be open than before");
        }
    }
}
