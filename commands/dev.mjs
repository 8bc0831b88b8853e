import './node-version.mjs'

// Loaded late: an old Node must have stopped above before it meets TypeScript.
await import('./dev.ts')
