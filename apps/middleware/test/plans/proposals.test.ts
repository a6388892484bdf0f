import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { pdfText } from '@tessera/testing/pdf-text'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLogo } from './a-logo.ts'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { requestOfferedQuote, tileOf } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@proposals.example')
})

const words = { title: 'Bath of the Reeds', clientName: 'Dana Reed', intro: 'Thank you for asking.' }
const save = (who: Member, quotationId: string, more: object = {}) =>
  who.shop.Proposals.SaveProposal({
    quotationId,
    ...words,
    markupPercent: 25,
    lineMarkups: [],
    labor: [],
    showsLines: true,
    ...more,
  })
const tokenOf = (url: string): string => url.split('/').at(-1) ?? ''
const share = async (who: Member, quotationId: string) =>
  tokenOf((await who.shop.Proposals.ShareProposal({ quotationId })).url)
const open = (token: string) => shop.stranger().ProposalLinks.OpenProposal({ token })

describe('a proposal is refused', () => {
  test('to strangers, to other accounts, to colleagues who do not see the quote, and to retail customers', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro)
    const other = await shop.pro('other@proposals.example')
    const apprentice = await shop.colleague(pro, 'apprentice@proposals.example', ['buy'])
    const retail = await shop.retail('retail@proposals.example')
    const calls = ({ shop: who }: Pick<Member, 'shop'>) => [
      who.Proposals.GetProposal({ quotationId }),
      who.Proposals.PreviewProposal({ quotationId }),
      who.Proposals.ShareProposal({ quotationId }),
      who.Proposals.EndProposalLink({ quotationId, linkId: 'x' }),
      who.Proposals.GetProposalLogo({ quotationId }),
      who.Proposals.SaveProposal({
        quotationId,
        ...words,
        markupPercent: 25,
        lineMarkups: [],
        labor: [],
        showsLines: true,
      }),
    ]
    const reasons = async (who: Pick<Member, 'shop'>) =>
      (await Promise.allSettled(calls(who))).map((one) => one.status === 'rejected' && one.reason.status)
    expect(await reasons({ shop: shop.stranger() })).toEqual(Array(6).fill(401))
    expect(await reasons(other)).toEqual(Array(6).fill(404))
    expect(await reasons(apprentice)).toEqual(Array(6).fill(404))
    expect(await reasons(retail)).toEqual(Array(6).fill(403))
  })

  test('without an offer, without a name, without a markup, for lines that are not there', async () => {
    const waiting = await pro.shop.Quotes.RequestQuote({ items: [{ sku: tileOf(shop), quantity: 3 }] })
    await expect(save(pro, waiting.quotationId)).rejects.toMatchObject({ status: 409, code: 'Proposal.NoOffer' })
    const { quotationId } = await requestOfferedQuote(shop, pro)
    for (const [more, field] of [
      [{ title: ' ' }, 'title'],
      [{ markupPercent: 0 }, 'markupPercent'],
      [{ markupPercent: 401 }, 'markupPercent'],
      [{ lineMarkups: [{ lineNo: 9, markupPercent: 10 }] }, 'lineMarkups'],
      [{ lineMarkups: [{ lineNo: 1, markupPercent: 0 }] }, 'lineMarkups'],
      [{ labor: [{ name: '', totalCents: 5 }] }, 'labor'],
      [{ labor: [{ name: 'Work', totalCents: -5 }] }, 'labor'],
      [{ logo: 'made up' }, 'photo'],
    ] as const)
      await expect(save(pro, quotationId, more), field).rejects.toMatchObject({
        fields: [{ field: expect.stringContaining(field) }],
      })
    await expect(pro.shop.Proposals.ShareProposal({ quotationId })).rejects.toMatchObject({ code: 'Proposal.NotSaved' })
  })

  test('by a link that is made up, ended, over, or of a selection sheet', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro)
    await save(pro, quotationId)
    await expect(open('made.up')).rejects.toMatchObject({ status: 400, code: 'Proposal.LinkInvalid' })
    const ended = await share(pro, quotationId)
    const [link] = (await pro.shop.Proposals.GetProposal({ quotationId })).links
    const after = await pro.shop.Proposals.EndProposalLink({ quotationId, linkId: link?.id ?? '' })
    expect(after.links).toEqual([])
    await expect(open(ended)).rejects.toMatchObject({ code: 'Proposal.LinkInvalid' })
    const over = await share(pro, quotationId)
    await shop.database.rows(sql`update proposal_links set expires_at = now() - interval '1 second'`)
    await expect(open(over)).rejects.toMatchObject({ code: 'Proposal.LinkExpired' })
    const { projectId } = await aPlannedRoom(pro, tileOf(shop))
    const sheet = await pro.shop.SelectionSheets.CreateSelectionSheet({ projectId })
    const { token } = await pro.shop.SelectionSheets.ShareSelectionSheet({ selectionSheetId: sheet.selectionSheetId })
    await expect(open(token)).rejects.toMatchObject({ code: 'Proposal.LinkInvalid' })
  })
})

describe('a proposal', () => {
  test('never shows the client the pro’s prices: neither on the page nor in the PDF', async () => {
    const { quotationId, versions } = await requestOfferedQuote(shop, pro, 30)
    const offer = versions[0]
    const labor = [{ name: 'Laying', totalCents: 150_000 }]
    const own = await save(pro, quotationId, { labor, lineMarkups: [{ lineNo: 1, markupPercent: 33.5 }] })
    const token = await share(pro, quotationId)
    const [text, pdf, total] = await Promise.all([
      open(token).then((read) => JSON.stringify(read)),
      shop
        .stranger()
        .ProposalLinks.DownloadProposal({ token })
        .then(async (file) => pdfText(new Uint8Array(await file.arrayBuffer()))),
      open(token).then(({ totalCents }) => totalCents),
    ])
    const line = offer?.lines[0]
    const secrets = [
      ...[line?.listPriceCents, line?.unitPriceCents, line?.totalCents, line?.savingCents],
      ...[offer?.subtotalCents, offer?.freightCents, offer?.totalCents, own.costCents, own.marginCents],
    ].filter((cents) => cents !== undefined && cents > 0)
    expect(secrets.length).toBeGreaterThan(6)
    for (const cents of secrets) {
      expect(text).not.toMatch(new RegExp(`\\b${cents}\\b`))
      expect(pdf).not.toContain(dollars(cents ?? 0))
    }
    for (const word of ['cost', 'markup', 'margin', 'listPrice', 'saving', '33.5']) {
      expect(text.toLowerCase()).not.toContain(word.toLowerCase())
      expect(pdf.toLowerCase()).not.toContain(word.toLowerCase())
    }
    expect(pdf).toContain('Mason Tile')
    expect(pdf).toContain(dollars(total))
  })

  test('adds up: markup on every line and on freight, tax and labor as they are', async () => {
    const { quotationId, versions } = await requestOfferedQuote(shop, pro, 12)
    const labor = [{ name: 'Laying', totalCents: 90_000 }]
    const own = await save(pro, quotationId, { labor })
    expect(own.totalCents).toBe(
      own.lines.reduce((sum, { clientCents }) => sum + clientCents, 0) + own.freightClientCents + own.taxCents + 90_000,
    )
    expect(own.taxCents).toBe(versions[0]?.taxCents)
    expect(own.taxCents).toBeGreaterThan(0)
    expect(own.freightClientCents).toBe(Math.round((versions[0]?.freightCents ?? 0) * 1.25))
    expect(own.costCents).toBe(versions[0]?.totalCents)
    expect(own.marginCents).toBe(own.totalCents - own.costCents)
    expect(own.lines[0]?.clientCents).toBe(Math.round((own.lines[0]?.costCents ?? 0) * 1.25))
    const read = await open(await share(pro, quotationId))
    expect(read).toMatchObject({
      ...words,
      totalCents: own.totalCents,
      taxCents: own.taxCents,
      company: 'Mason Tile',
      labor,
    })
    expect(read).toEqual(await pro.shop.Proposals.PreviewProposal({ quotationId }))
  })

  test('shows only totals where lines have no prices, and is sent by email', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro, 5)
    await save(pro, quotationId, { showsLines: false })
    await pro.shop.Proposals.ShareProposal({ quotationId, email: 'Dana@client.example', message: 'See you Monday.' })
    const [letter] = await shop.letters('dana@client.example')
    expect(letter).toMatchObject({
      template: 'proposal',
      subject: 'Mason Tile has a proposal for you: Bath of the Reeds',
    })
    expect(letter?.body).toContain('See you Monday.')
    const read = await open(/proposal\/([\w.-]+)/.exec(letter?.body ?? '')?.[1] ?? '')
    expect(read.lines.map(({ totalCents }) => totalCents)).toEqual([null])
    expect(read.materialCents).toBeGreaterThan(0)
  })

  test('keeps the prices it was made with until it is saved on the newer offer', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro, 10)
    const { totalCents } = await save(pro, quotationId)
    const token = await share(pro, quotationId)
    const wish = { quotationId, version: 1, message: 'Twice as much', lines: [{ lineNo: 1, boxes: 20 }] }
    await pro.shop.Quotes.AskForQuoteChange(wish)
    await shop.answer()
    expect(await pro.shop.Proposals.GetProposal({ quotationId })).toMatchObject({ isOutdated: true, version: 1 })
    expect((await open(token)).totalCents).toBe(totalCents)
    expect(await save(pro, quotationId)).toMatchObject({ isOutdated: false, version: 2 })
    expect((await open(token)).totalCents).toBeGreaterThan(totalCents)
  })

  test('carries a logo that was uploaded, once, until it is taken away', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro, 4)
    const [photo] = await shop.database.rows<{ id: string }>(sql`
      insert into contact_photos (bytes) values (${aLogo()}) returning id`)
    const logo = linkToken(await getSecret(shop.database, 'form-link'), 'upload', photo?.id ?? '', new Date())
    expect(await save(pro, quotationId, { logo })).toMatchObject({ hasLogo: true })
    await expect(save(pro, quotationId, { logo })).rejects.toMatchObject({ fields: [{ field: 'photo' }] })
    const token = await share(pro, quotationId)
    const file = await shop.stranger().ProposalLinks.GetProposalLogo({ token })
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(await save(pro, quotationId)).toMatchObject({ hasLogo: true })
    expect(await save(pro, quotationId, { removesLogo: true })).toMatchObject({ hasLogo: false })
    await expect(shop.stranger().ProposalLinks.GetProposalLogo({ token })).rejects.toMatchObject({ status: 404 })
  })
})

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
