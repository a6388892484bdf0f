import { sql } from '@tessera/server/sql'
import { pdfText } from '@tessera/testing/pdf-text'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { requestOfferedQuote } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
let owner: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@signed.example')
  owner = await shop.colleague(pro, 'owner@signed.example', ['buy', 'account-view'])
})

const terms = { scope: 'Set floor tile.', exclusions: 'Plumbing.', depositPercent: 50 }
const save = ({ shop: who }: Member, quotationId: string, more: object = {}) =>
  who.Proposals.SaveProposal({
    quotationId,
    title: 'Hall bath',
    markupPercent: 25,
    lineMarkups: [],
    labor: [],
    showsLines: true,
    ...terms,
    ...more,
  })

/** A saved proposal of the colleague on a quote of the pro, and its link. */
async function shared() {
  const { quotationId } = await requestOfferedQuote(shop, pro, 6)
  const saved = await save(owner, quotationId)
  const { url } = await owner.shop.Proposals.ShareProposal({ quotationId })
  return { quotationId, saved, token: url.split('/').at(-1) ?? '', client: shop.stranger().ProposalLinks }
}

let clients = 0
const signer = () => ({ name: 'Chris Client', email: `chris${++clients}@client.example`, agrees: true, strokes: null })

describe('a signature is refused', () => {
  test('by a made-up link, without name, email address or agreement, and for another revision', async () => {
    const { token, saved, client } = await shared()
    const good = { token, revision: saved.revision, ...signer() }
    await expect(client.AcceptProposal({ ...good, token: 'made.up' })).rejects.toMatchObject({
      code: 'Proposal.LinkInvalid',
    })
    for (const [more, field] of [
      [{ name: ' ' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ agrees: false }, 'agrees'],
      [{ strokes: 'alert(1)' }, 'strokes'],
    ] as const)
      await expect(client.AcceptProposal({ ...good, ...more }), field).rejects.toMatchObject({ fields: [{ field }] })
    await expect(client.AcceptProposal({ ...good, revision: 9 })).rejects.toMatchObject({ code: 'Proposal.Stale' })
    expect((await client.OpenProposal({ token })).signature).toBeNull()
  })

  test('of a second person, and after the prices expired', async () => {
    const { quotationId, token, saved, client } = await shared()
    const good = { token, revision: saved.revision, ...signer() }
    await shop.database.rows(sql`
      update quote_versions set valid_until = current_date - 2 where quote_id = ${quotationId}`)
    await expect(client.AcceptProposal(good)).rejects.toMatchObject({ code: 'Proposal.Expired' })
    await shop.database.rows(sql`
      update quote_versions set valid_until = current_date + 9 where quote_id = ${quotationId}`)
    await client.AcceptProposal(good)
    await expect(client.AcceptProposal({ ...good, name: 'Other Person' })).rejects.toMatchObject({
      code: 'Proposal.Signed',
    })
  })

  test('deposits outside 1 to 100% and empty comments are refused too', async () => {
    const { quotationId, token, client } = await shared()
    await expect(save(owner, quotationId, { depositPercent: 101 })).rejects.toMatchObject({
      fields: [{ field: 'depositPercent' }],
    })
    await expect(client.CommentOnProposal({ token, author: 'Chris', message: ' ' })).rejects.toMatchObject({
      fields: [{ field: 'message' }],
    })
    await expect(shop.stranger().Proposals.CommentOnProposal({ quotationId, message: 'x' })).rejects.toMatchObject({
      status: 401,
    })
  })
})

test('a client reads scope, exclusions and deposit, and the name of the person who made the proposal', async () => {
  const { token, saved, client } = await shared()
  const read = await client.OpenProposal({ token })
  expect(read).toMatchObject({ ...terms, depositCents: Math.round(saved.totalCents / 2) })
  expect(read.preparedBy).toBe(saved.preparedBy)
  const [{ name } = { name: '' }] = await shop.database.rows<{ name: string }>(sql`
    select concat_ws(' ', first_name, last_name) as name from people where email = ${owner.email}`)
  expect(read.preparedBy).toBe(name)
  const pdf = await pdfText(new Uint8Array(await (await client.DownloadProposal({ token })).arrayBuffer()))
  for (const text of ['Scope of work', 'Not included', 'Deposit at signing, 50%', 'Accepted by the client', 'Date:'])
    expect(pdf).toContain(text)
})

test('a client accepts once, however often it is sent, and both sides get one email', async () => {
  const { quotationId, token, saved, client } = await shared()
  const who = signer()
  const all = await Promise.all([1, 2, 3].map(() => client.AcceptProposal({ token, revision: saved.revision, ...who })))
  for (const { signature } of all) expect(signature).toMatchObject({ name: 'Chris Client', isVoid: false })
  const own = await owner.shop.Proposals.GetProposal({ quotationId })
  expect(own.signatures).toMatchObject([{ revision: saved.revision, isVoid: false }])
  const [letter, ...more] = await shop.letters(who.email)
  expect(letter).toMatchObject({ template: 'proposal-signed-client', subject: 'You accepted Hall bath' })
  expect(more).toEqual([])
  const told = (await shop.letters(owner.email)).filter(({ template }) => template === 'proposal-signed')
  expect(told.filter(({ body }) => body.includes(quotationId))).toHaveLength(1)
  const pdf = await pdfText(new Uint8Array(await (await client.DownloadProposal({ token })).arrayBuffer()))
  expect(pdf).toContain('Accepted and signed by Chris Client')
})

test('a change voids the signature, tells both sides, and the client signs the new version by the new link', async () => {
  const { quotationId, token, saved, client } = await shared()
  const who = signer()
  await client.AcceptProposal({ token, revision: saved.revision, ...who })
  const changed = await save(owner, quotationId, { labor: [{ name: 'Demolition', totalCents: 50_000 }] })
  expect(changed).toMatchObject({ revision: saved.revision + 1, signatures: [{ isVoid: true }] })
  expect(await client.OpenProposal({ token })).toMatchObject({ signature: null, isSupersededSignature: true })
  const [letter] = await shop.letters(who.email)
  expect(letter).toMatchObject({ template: 'proposal-void-client', subject: 'Mason Tile changed Hall bath' })
  const told = (await shop.letters(owner.email)).filter(({ template }) => template === 'proposal-void')
  expect(told).toHaveLength(1)
  const next = /proposal\/([\w.-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
  const signed = await client.AcceptProposal({ token: next, revision: changed.revision, ...who })
  expect(signed).toMatchObject({ signature: { revision: changed.revision }, isSupersededSignature: false })
  const snapshots = await shop.database.rows<{ total: number }>(sql`
    select (snapshot ->> 'totalCents')::int as total from proposal_signatures
    where quote_id = ${quotationId} order by revision`)
  expect(snapshots.map(({ total }) => total)).toEqual([saved.totalCents, changed.totalCents])
})

test('client and company comment on it, and the company gets an email', async () => {
  const { quotationId, token, client } = await shared()
  await client.CommentOnProposal({ token, author: 'Chris Client', message: 'Can we use the gray grout?' })
  await owner.shop.Proposals.CommentOnProposal({ quotationId, message: 'Yes.' })
  const { comments } = await client.OpenProposal({ token })
  expect(comments.map(({ from, message }) => [from, message])).toEqual([
    ['client', 'Can we use the gray grout?'],
    ['customer', 'Yes.'],
  ])
  const [letter] = await shop.letters(owner.email)
  expect(letter).toMatchObject({ template: 'proposal-comment', subject: 'Chris Client commented on Hall bath' })
})
