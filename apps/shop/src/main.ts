import { enableCompileCache } from 'node:module'
import { startLean } from './start-lean.ts'

startLean()

// V8 caches the compiled code, which saves half a second per start; this must run before any other import
enableCompileCache(new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname)
const { run } = await import('./run.ts')
run()
