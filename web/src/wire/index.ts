export * from './engine';
export * from './fault';
export * from './games';
export * from './limits';
export * from './people';
export * from './play';
export * from './socket';
export * from './tables';
