import { setTimeout as sleep } from 'node:timers/promises'

/** The newest matching link in the emails to an address, from the mailbox of a local shop. */
export async function linkInEmail(base: string, to: string, kind: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const list = await (await fetch(`${base}/mailbox`)).text()
    const rows = list.split('<tr').filter((one) => one.includes(to))
    for (const [, path = ''] of rows.join('').matchAll(/href="([^"]+)"/g)) {
      const email = await (await fetch(new URL(path, `${base}/mailbox`))).text()
      const link = [...email.matchAll(/https?:\/\/[^\s"'<]+/g)]
        .map(([one]) => one.replaceAll('&amp;', '&'))
        .find((one) => kind.test(one))
      if (link) return link
    }
    await sleep(100)
  }
  throw new Error(`No letter to ${to} has such a link.`)
}
