//! The image for containers: one layer from scratch, as an OCI layout that `docker load` reads too.

use super::debian::processor;
use super::digest;
use super::tree::{Tree, packed};
use serde_json::{Value, json};

/// Whoever runs in a container of it: nobody on the machine outside.
pub const USER: u32 = 10001;

const SECOND: u64 = 1_000_000_000;

/// The whole image, as one archive.
pub fn image(program: &[u8], version: &str, arch: &str, epoch: u64) -> Result<Vec<u8>, String> {
    let layer = layer(program).tar("", epoch)?;
    let packed = packed(&layer)?;
    let config = json(&config(&digest(&layer), version, arch, epoch))?;
    let manifest = json(&json!({
        "schemaVersion": 2,
        "mediaType": MANIFEST,
        "config": told("application/vnd.oci.image.config.v1+json", &config),
        "layers": [told("application/vnd.oci.image.layer.v1.tar+gzip", &packed)],
    }))?;
    let mut index = told(MANIFEST, &manifest);
    index["annotations"] =
        json!({"org.opencontainers.image.ref.name": version, "io.containerd.image.name": name(version)});
    index["platform"] = json!({"architecture": processor(arch), "os": "linux"});
    let mut layout = Tree::default();
    layout.file("oci-layout", 0o644, r#"{"imageLayoutVersion":"1.0.0"}"#);
    layout.file("index.json", 0o644, json(&json!({"schemaVersion": 2, "manifests": [index]}))?);
    // What `docker load` and older tools look for.
    let entry = json!({"Config": blob(&config), "RepoTags": [name(version)], "Layers": [blob(&packed)]});
    layout.file("manifest.json", 0o644, json(&json!([entry]))?);
    for bytes in [config, manifest, packed] {
        layout.file(&blob(&bytes), 0o644, bytes);
    }
    layout.tar("", epoch)
}

const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";

fn name(version: &str) -> String {
    format!("ballyhoo:{version}")
}

fn blob(bytes: &[u8]) -> String {
    format!("blobs/sha256/{}", digest(bytes))
}

fn told(kind: &str, bytes: &[u8]) -> Value {
    json!({"mediaType": kind, "digest": format!("sha256:{}", digest(bytes)), "size": bytes.len()})
}

fn layer(program: &[u8]) -> Tree {
    let mut tree = Tree::default();
    tree.file("ballyhoo", 0o755, program);
    tree.file("LICENSE-MIT", 0o644, include_str!("../../../LICENSE-MIT"));
    tree.file("LICENSE-APACHE", 0o644, include_str!("../../../LICENSE-APACHE"));
    tree.file("etc/passwd", 0o644, format!("ballyhoo:x:{USER}:{USER}::/data:/ballyhoo\n"));
    tree.file("etc/group", 0o644, format!("ballyhoo:x:{USER}:\n"));
    tree.folder("data", 0o700, USER);
    tree.folder("tmp", 0o1777, 0);
    tree
}

fn config(layer: &str, version: &str, arch: &str, epoch: u64) -> Value {
    let created = super::date(epoch);
    json!({
        "created": created,
        "architecture": processor(arch),
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": {"7777/tcp": {}},
            "Env": ["BALLYHOO_LISTEN=0.0.0.0:7777", "BALLYHOO_DATA=/data"],
            "Entrypoint": ["/ballyhoo"],
            "Cmd": ["serve"],
            "Volumes": {"/data": {}},
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Healthcheck": {
                "Test": ["CMD", "/ballyhoo", "healthy"],
                "Interval": 30 * SECOND,
                "Timeout": 5 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "Ballyhoo",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": {"type": "layers", "diff_ids": [format!("sha256:{layer}")]},
        "history": [{"created": created, "comment": "one program"}],
    })
}

fn json(value: &Value) -> Result<Vec<u8>, String> {
    serde_json::to_vec(value).map_err(|error| error.to_string())
}
