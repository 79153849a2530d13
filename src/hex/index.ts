export * from './grid';
export * from './labels';
export * from './lines';
export * from './pixels';
export * from './ties';
