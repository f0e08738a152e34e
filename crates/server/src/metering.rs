//! What the server counts, for Prometheus.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// The counters of this process.
#[derive(Clone)]
pub struct Metering {
    handle: Option<PrometheusHandle>,
}

impl Metering {
    /// Installs the counters, once for each process.
    pub fn install() -> Metering {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let install = || {
            let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];
            let builder = PrometheusBuilder::new().set_buckets(&seconds).ok()?;
            builder.install_recorder().ok()
        };
        let handle = HANDLE.get_or_init(install).clone();
        describe();
        Metering { handle }
    }

    /// Adds up what was measured. Until this is done, or somebody asks, every single measurement is kept.
    pub fn add_up(&self) {
        if let Some(handle) = &self.handle {
            handle.run_upkeep();
        }
    }

    /// Everything counted so far, as text.
    pub fn render(&self) -> String {
        self.handle.as_ref().map(PrometheusHandle::render).unwrap_or_default()
    }
}

fn describe() {
    metrics::describe_counter!("ballyhoo_actions_total", "Actions of people that were accepted");
    metrics::describe_counter!("ballyhoo_bot_actions_total", "Actions of bots that were accepted");
    metrics::describe_counter!("ballyhoo_tables_opened_total", "Tables that were opened");
    metrics::describe_counter!("ballyhoo_reports_total", "Players and messages that were reported");
    metrics::describe_counter!("ballyhoo_limited_total", "Requests that came too fast");
    metrics::describe_counter!("ballyhoo_sockets_dropped_total", "Sockets that could not keep up");
    metrics::describe_histogram!("ballyhoo_deed_seconds", "From an action's arrival at its table until it is durable");
    metrics::describe_counter!("ballyhoo_connections_refused_total", "Connections of addresses that had too many");
    metrics::describe_counter!("ballyhoo_thinking_milliseconds_total", "Time that was spent thinking, by kind");
    metrics::describe_histogram!(
        "ballyhoo_thinking_wait_seconds",
        "From asking for a thought until it begins, by kind"
    );
    metrics::describe_gauge!("ballyhoo_thinking_waiting", "Thoughts that wait for their turn, by kind");
    metrics::describe_gauge!("ballyhoo_thinking_running", "Thoughts under way");
    metrics::describe_gauge!("ballyhoo_thinking_longest_wait_seconds", "How long the oldest of them has waited");
    metrics::describe_gauge!("ballyhoo_database_bytes", "The size of the database");
    metrics::describe_gauge!("ballyhoo_disk_free_bytes", "What is left on the disk of the embedded database");
    metrics::describe_counter!("ballyhoo_letters_total", "Letters that the mail server took");
    metrics::describe_counter!("ballyhoo_letters_failed_total", "Letters that it did not take");
    metrics::describe_gauge!("ballyhoo_rooms", "Tables in memory");
    metrics::describe_gauge!("ballyhoo_sockets", "Open sockets");
    metrics::describe_gauge!("ballyhoo_people", "People who are connected");
}
