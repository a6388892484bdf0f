import { enableCompileCache } from 'node:module'
import { startLean } from './start-lean.ts'

startLean()

// V8 caches the compiled code, which saves half a second per start; this must run before any other import
enableCompileCache(new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname)
// `npm start` runs the few files that scripts/build-program.ts has made of all
const built = '../build/run.js'
const loadProgram = (): Promise<typeof import('./run.ts')> =>
  process.argv.includes('built') ? import(`${built}`) : import('./run.ts')
const { run } = await loadProgram()
run()
