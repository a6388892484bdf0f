import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries } from '../entry.ts'
import { password } from '../the-people.ts'

/** A user with a pending email change. */
async function changing({ database, ada, newEmail }: RefusalWorld): Promise<string> {
  const [made] = await database.rows<{ id: string }>(sql`
    with new as (
      insert into people (account_id, platform_user_id, email, first_name, last_name, status)
      select account_id, gen_random_uuid()::text, ${newEmail()}, 'Ada', 'Two', 'active' from people
      where email = ${ada.email} returning id)
    insert into email_changes (person_id, email) select id, ${newEmail()} from new returning id`)
  return made?.id ?? ''
}

const tokenFor = async ({ database }: RefusalWorld, purpose: 'email' | 'news' | 'photo', subject: string) =>
  linkToken(await getSecret(database, 'form-link'), purpose, subject, new Date())

async function photographed({ database }: RefusalWorld): Promise<string> {
  const reference = `C-${Date.now()}`
  await database.rows(sql`
    insert into form_receipts (reference, form, email, request_id) values (${reference}, 'contact', 'a@b.test', '1')`)
  await database.rows(sql`
    insert into contact_messages (reference, name, email, topic, message) values (${reference}, 'A', 'a@b.test', 'T', 'M')`)
  await database.rows(sql`insert into contact_photos (reference, bytes) values (${reference}, '\\xffd8ff')`)
  return reference
}

export const ownDataEntries: Entries = {
  'OwnData.ChangeEmail': {
    right: ({ newEmail }) => ({ body: { email: newEmail(), password } }),
    foreign: async ({ eve, newEmail }) => {
      // same length, because the response contains the address
      const free = newEmail().padStart(eve.email.length, 'x')
      return [{ body: { email: eve.email, password: 'wrong' } }, { body: { email: free, password: 'wrong' } }]
    },
  },
  'OwnData.CancelEmailChange': { right: () => ({}), foreign: callerOnly },
  'OwnData.ConfirmEmail': {
    right: async (world) => ({ body: { token: await tokenFor(world, 'email', await changing(world)) } }),
    foreign: async (world) => [
      { body: { token: await tokenFor(world, 'news', 'eve@elsewhere.test') } },
      { body: { token: 'made.up' } },
    ],
  },
  'Photos.getPhoto': {
    right: async (world) => ({ query: { token: await tokenFor(world, 'photo', await photographed(world)) } }),
    foreign: async (world) => [
      { query: { token: await tokenFor(world, 'news', 'eve@elsewhere.test') } },
      { query: { token: 'made.up' } },
    ],
  },
  'OwnData.GetNotifications': { right: () => ({}), foreign: callerOnly },
  'OwnData.SaveNotifications': { right: () => ({ body: { topics: ['deliveries'] } }), foreign: callerOnly },
}
