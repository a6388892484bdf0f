import { once } from 'node:events'
import { findDatabase, type ShopProcess } from '@tessera/testing/shop-process'

/** Kills the database whenever it is there, until the program has had enough. */
export async function killUntilGivenUp(shop: ShopProcess, folder: string): Promise<number> {
  const closed = once(shop.child, 'close')
  const killing = setInterval(() => {
    const pid = findDatabase(folder)
    if (pid)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it has just ended
      }
  }, 50)
  const [code] = (await closed.finally(() => clearInterval(killing))) as [number]
  return code
}
