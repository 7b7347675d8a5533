/**
 * Makes `node mock-server/main.ts` work, and say what is missing, under any Node. A file of that name cannot: an older
 * Node refuses the extension before it reads a line. It runs a folder's `index.js`, though, like every newer one.
 */
import '../main.mjs'
