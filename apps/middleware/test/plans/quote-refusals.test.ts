import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { expireQuote, ordersOf, requestOfferedQuote, tileOf } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@refused.example')
})

describe('a quote is refused', () => {
  test('to strangers, and does not exist for others', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro)
    const other = await shop.retail('other@quotes.example')
    const apprentice = await shop.colleague(pro, 'apprentice@quotes.example', ['buy'])
    const calls = ({ Quotes, MyAccount }: Member['shop']) => [
      MyAccount.GetQuoteDetail({ quotationId }),
      Quotes.SendQuote({ quotationId }),
      Quotes.AcceptQuote({ quotationId, version: 1 }),
      Quotes.DeclineQuote({ quotationId, version: 1, reason: 'x' }),
      Quotes.AskForQuoteChange({ quotationId, version: 1, message: 'x' }),
      Quotes.AddQuoteMessage({ quotationId, message: 'x' }),
      Quotes.RenewQuote({ quotationId }),
      Quotes.DuplicateQuote({ quotationId }),
      Quotes.CancelQuote({ quotationId }),
    ]
    const shut = shop.stranger()
    for (const one of await Promise.allSettled([...calls(shut), shut.MyAccount.GetQuotes({})]))
      expect(one).toMatchObject({ reason: { status: 401 } })
    for (const who of [other, apprentice])
      for (const one of await Promise.allSettled(calls(who.shop)))
        expect(one).toMatchObject({ reason: { status: 404, code: 'NotFound' } })
    expect(await other.shop.MyAccount.GetQuotes({})).toMatchObject({ totalCount: 0, items: [] })
    await expect(apprentice.shop.MyAccount.GetQuotes({ scope: 3 })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Please ask'),
    })
    expect(await ordersOf(shop, quotationId)).toEqual([])
  })

  test('for an empty request, two sources, or a product that is not sold', async () => {
    const ask = pro.shop.Quotes.RequestQuote
    const { projectId } = await pro.shop.Project.CreateNewProject()
    await expect(ask({})).rejects.toMatchObject({ status: 400 })
    await expect(ask({ projectId, items: [{ sku: tileOf(shop), quantity: 1 }] })).rejects.toMatchObject({ status: 400 })
    await expect(ask({ projectId })).rejects.toMatchObject({ code: 'Project.Empty' })
    await expect(ask({ projectId: 'P1' })).rejects.toMatchObject({ status: 404 })
    await expect(ask({ items: [{ sku: 'none', quantity: 1 }] })).rejects.toMatchObject({ code: 'Cart.UnknownProduct' })
    await expect(ask({ items: [{ sku: tileOf(shop), quantity: 0 }] })).rejects.toMatchObject({ code: 'Cart.Quantity' })
  })

  test('to users without the right to buy, and above a user’s limit', async () => {
    const viewer = await shop.colleague(pro, 'viewer@quotes.example', ['account-view'])
    const small = await shop.colleague(pro, 'small@quotes.example', ['account-view', 'buy'], 1000)
    const { quotationId, version } = await requestOfferedQuote(shop, pro)
    const accept = { quotationId, version }
    await expect(viewer.shop.Quotes.AcceptQuote(accept)).rejects.toMatchObject({ status: 403, code: 'Quote.NeedsBuy' })
    await expect(small.shop.Quotes.AcceptQuote(accept)).rejects.toMatchObject({
      status: 403,
      code: 'Quote.AboveLimit',
      data: { limitCents: 1000 },
    })
    expect((await small.shop.MyAccount.GetQuoteDetail({ quotationId })).acceptProblem).toContain('limit')
    expect(await ordersOf(shop, quotationId)).toEqual([])
  })

  test('once it has ended, was declined, is superseded or has no offer yet', async () => {
    const { Quotes, MyAccount } = pro.shop
    const waiting = await Quotes.RequestQuote({ items: [{ sku: tileOf(shop), quantity: 2 }] })
    const early = Quotes.AcceptQuote({ quotationId: waiting.quotationId, version: 0 })
    await expect(early).rejects.toMatchObject({ status: 409, code: 'Quote.State' })
    const { quotationId } = await requestOfferedQuote(shop, pro)
    await Quotes.AskForQuoteChange({
      quotationId,
      version: 1,
      message: 'A little more',
      lines: [{ lineNo: 1, boxes: 25 }],
    })
    await shop.answer()
    await expect(Quotes.AcceptQuote({ quotationId, version: 1 })).rejects.toMatchObject({
      code: 'Quote.Superseded',
      data: { version: 2 },
    })
    await expireQuote(shop, quotationId)
    expect(await MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({
      status: 'expired',
      actions: ['renew', 'message', 'duplicate'],
    })
    await expect(Quotes.AcceptQuote({ quotationId, version: 2 })).rejects.toMatchObject({ code: 'Quote.Expired' })
    await Quotes.RenewQuote({ quotationId })
    await shop.answer()
    await Quotes.DeclineQuote({ quotationId, version: 3, reason: 'The client changed their mind' })
    await expect(Quotes.AcceptQuote({ quotationId, version: 3 })).rejects.toMatchObject({ code: 'Quote.State' })
    expect(await MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({ status: 'declined', version: 3 })
    expect(await ordersOf(shop, quotationId)).toEqual([])
  })

  test('above the free credit of the account', async () => {
    const poor = await shop.pro('poor@quotes.example')
    await shop.database.rows(sql`
      update accounts set credit_line_cents = 100
      where id = (select account_id from people where email = ${poor.email})`)
    const { quotationId, version } = await requestOfferedQuote(shop, poor)
    await expect(poor.shop.Quotes.AcceptQuote({ quotationId, version })).rejects.toMatchObject({
      status: 409,
      code: 'Quote.CreditExceeded',
    })
    expect(await ordersOf(shop, quotationId)).toEqual([])
  })
})
