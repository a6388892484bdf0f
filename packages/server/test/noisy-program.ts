import { ConfigurationError } from '@tessera/server/config'
import { runProgram } from '@tessera/server/run-program'

/** Writes one line in each way that bypasses the logger. */
const ways: Record<string, () => unknown> = {
  console: () => {
    console.log('two\nlines %d', 7)
    console.error('A page failed:', new Error('on several\nlines'))
    process.stdout.write('\r  Filling the shop: 400 products')
    process.stderr.write(Buffer.from('bytes\n'))
  },
  warning: () => process.emitWarning('an old function', 'DeprecationWarning', 'DEP0000'),
  flood: () => Array.from({ length: 500 }, () => console.warn('again')),
  exception: () => {
    setTimeout(() => {
      throw new Error('nobody caught\nthis')
    })
  },
  rejection: () => void Promise.reject(new Error('nobody waited\nfor this')),
  setting: () => {
    throw new ConfigurationError('PORT must be a whole number.\nHOST must be text.')
  },
  start: () => {
    throw new Error('no database')
  },
}

runProgram('noisy', async () => {
  ways[process.argv[2] ?? '']?.()
  // dropped lines are counted at the end of their second
  await new Promise((resolve) => setTimeout(resolve, 1200))
})
