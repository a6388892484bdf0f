import { getSecret } from '@tessera/middleware/kit/get-secret'
import { type LinkPurpose, linkToken } from '@tessera/middleware/kit/link-token'
import { masonBank } from '../../forms/mason-bank.ts'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, type Entry } from '../entry.ts'

const linkFor = async ({ database }: RefusalWorld, purpose: LinkPurpose, subject: string): Promise<string> =>
  linkToken(await getSecret(database, 'form-link'), purpose, subject, new Date())

/** A signed link for another purpose, and an invalid one. */
const otherLink =
  (purpose: LinkPurpose, body: object = {}): Entry['foreign'] =>
  async (world) => {
    const captcha = () => world.solved()
    return [
      { body: { ...body, token: await linkFor(world, purpose, 'eve@elsewhere.test'), captcha: await captcha() } },
      { body: { ...body, token: 'made.up', captcha: await captcha() } },
    ]
  }

const sent =
  (body: object): Entry['right'] =>
  async ({ solved }) => ({ body: { ...body, captcha: await solved() } })

export const formEntries: Entries = {
  'Broadcast.contactusform': {
    right: sent({ name: 'Ada Mason', email: 'ada@example.com', topic: 'order', message: 'Where is it?' }),
    foreign: callerOnly,
  },
  'Broadcast.emailsignupform': { right: sent({ email: 'ada@example.com' }), foreign: otherLink('leave') },
  'Broadcast.unsubscribeform': { right: sent({ email: 'ada@example.com' }), foreign: otherLink('news') },
  'Broadcast.scheduleconsultationform': {
    right: sent({ storeId: 'store-101' }),
    foreign: otherLink('news', { storeId: 'store-101' }),
  },
  'Broadcast.vendorpaymentemailform': {
    right: sent({ email: 'vendor@example.com', company: 'Mason' }),
    foreign: callerOnly,
  },
  'Broadcast.vendorpaymentform': {
    right: async (world) => {
      await world.as().Broadcast.vendorpaymentemailform({
        email: 'bank@example.com',
        company: masonBank.company,
        captcha: await world.solved(),
      })
      return {
        body: { ...masonBank, token: await vendorLink(world, 'bank@example.com'), captcha: await world.solved() },
      }
    },
    foreign: otherLink('news', masonBank),
  },
}

async function vendorLink({ database }: RefusalWorld, to: string): Promise<string> {
  const { rows } = await database.pool.query<{ body: string }>('select body from mails where recipient = $1', [to])
  return /token=(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? ''
}
