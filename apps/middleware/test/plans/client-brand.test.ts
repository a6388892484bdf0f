import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLogo, jpegSize } from './a-logo.ts'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { requestOfferedQuote, tileOf } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@brand.example')
})

/** The token of a logo that was uploaded. */
async function uploadLogo(): Promise<string> {
  const [photo] = await shop.database.rows<{ id: string }>(sql`
    insert into contact_photos (bytes) values (${aLogo()}) returning id`)
  return linkToken(await getSecret(shop.database, 'form-link'), 'upload', photo?.id ?? '', new Date())
}

const bytesOf = async (file: Response): Promise<Buffer> => Buffer.from(await file.arrayBuffer())

async function shareSheet({ shop: who }: Member): Promise<string> {
  const { projectId } = await aPlannedRoom({ shop: who, email: '' }, tileOf(shop))
  const { selectionSheetId } = await who.SelectionSheets.CreateSelectionSheet({ projectId })
  return (await who.SelectionSheets.ShareSelectionSheet({ selectionSheetId })).token
}

describe('the brand for client pages is refused', () => {
  test('to strangers, to colleagues who do not manage the company, and to retail customers', async () => {
    const apprentice = await shop.colleague(pro, 'apprentice@brand.example', ['buy', 'account-view'])
    const retail = await shop.retail('retail@brand.example')
    await expect(shop.stranger().ClientBrand.SaveClientBrand({})).rejects.toMatchObject({ status: 401 })
    await expect(shop.stranger().ClientBrand.GetClientBrand()).rejects.toMatchObject({ status: 401 })
    await expect(apprentice.shop.ClientBrand.SaveClientBrand({})).rejects.toMatchObject({ status: 403 })
    await expect(retail.shop.ClientBrand.SaveClientBrand({})).rejects.toMatchObject({ code: 'Proposal.ProOnly' })
  })

  test('with a logo that was not uploaded, and by a link that is made up', async () => {
    await expect(pro.shop.ClientBrand.SaveClientBrand({ logo: 'made up' })).rejects.toMatchObject({
      fields: [{ field: 'photo' }],
    })
    await expect(shop.stranger().SheetLinks.GetSheetLogo({ token: 'made.up' })).rejects.toMatchObject({
      code: 'Sheet.LinkInvalid',
    })
  })
})

test('a company without a brand shows its name alone', async () => {
  const other = await shop.pro('other@brand.example')
  expect(await other.shop.ClientBrand.GetClientBrand()).toEqual({
    company: 'Mason Tile',
    hasLogo: false,
    licenseNumber: null,
  })
  const token = await shareSheet(other)
  expect(await shop.stranger().SheetLinks.OpenSheet({ token })).toMatchObject({ company: 'Mason Tile', hasLogo: false })
  await expect(shop.stranger().SheetLinks.GetSheetLogo({ token })).rejects.toMatchObject({ status: 404 })
})

test('logo and license number are on sheets and proposals, the logo at most 600 pixels wide', async () => {
  const saved = await pro.shop.ClientBrand.SaveClientBrand({ logo: await uploadLogo(), licenseNumber: ' RBQA 005 ' })
  expect(saved).toMatchObject({ hasLogo: true, licenseNumber: 'RBQA 005' })
  const token = await shareSheet(pro)
  const client = shop.stranger()
  expect(await client.SheetLinks.OpenSheet({ token })).toMatchObject({ hasLogo: true, licenseNumber: 'RBQA 005' })
  const logo = await bytesOf(await client.SheetLinks.GetSheetLogo({ token }))
  expect(jpegSize(logo)).toEqual([600, 300])
  expect(await bytesOf(await pro.shop.ClientBrand.GetClientLogo())).toEqual(logo)

  const { quotationId } = await requestOfferedQuote(shop, pro, 4)
  const words = { title: 'Bath', markupPercent: 25, lineMarkups: [], labor: [], showsLines: true }
  await pro.shop.Proposals.SaveProposal({ quotationId, ...words })
  const { url } = await pro.shop.Proposals.ShareProposal({ quotationId })
  const proposal = url.split('/').at(-1) ?? ''
  expect(await client.ProposalLinks.OpenProposal({ token: proposal })).toMatchObject({
    company: 'Mason Tile',
    hasLogo: true,
    licenseNumber: 'RBQA 005',
  })
  expect(await bytesOf(await client.ProposalLinks.GetProposalLogo({ token: proposal }))).toEqual(logo)

  expect(await pro.shop.ClientBrand.SaveClientBrand({ licenseNumber: null })).toMatchObject({ hasLogo: true })
  expect(await pro.shop.ClientBrand.SaveClientBrand({ removesLogo: true })).toEqual({
    company: 'Mason Tile',
    hasLogo: false,
    licenseNumber: null,
  })
})
