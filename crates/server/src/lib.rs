//! Play over HTTP and WebSocket.
