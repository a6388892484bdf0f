import type { ClientBrand, ClientProposal, Proposal } from '@tessera/client/shop/types.gen'
import { percentOf } from '@tessera/domain/planning/offer-price'
import { type ProposalPrices, proposalPrices } from '@tessera/domain/planning/proposal-prices'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { productSummaryOf, unitOf } from '../projects/product-summary.ts'
import type { StoredQuote, StoredQuoteVersion } from '../quotes/stored-quote.ts'
import { clientRecords, noRecords, type ProposalRecords, readProposalRecords } from './proposal-records.ts'
import type { StoredProposal } from './stored-proposal.ts'

const usualMarkup = 20

/** Default proposal before anything is saved. */
export const newProposal = (quote: StoredQuote): StoredProposal => ({
  quoteId: quote.id,
  version: quote.version,
  title: quote.jobName ?? quote.projectName ?? `Quote ${quote.id}`,
  clientName: null,
  intro: null,
  scope: null,
  exclusions: null,
  depositPercent: null,
  revision: 0,
  preparedBy: '',
  preparerFirstName: '',
  preparerEmail: '',
  markupPercent: usualMarkup,
  lineMarkups: {},
  labor: [],
  showsLines: true,
  hasLogo: false,
  updatedAt: new Date(0),
})

/** A proposal is based on an offer; without one there is no price to mark up. */
export const offerOf = (quote: StoredQuote, version: number): StoredQuoteVersion =>
  quote.versions.find((one) => one.version === version && version > 0) ?? refuse('Proposal.NoOffer')

const pricesOf = (proposal: StoredProposal, offer: StoredQuoteVersion): ProposalPrices =>
  proposalPrices({ ...proposal, ...pickCharges(offer) })

const pickCharges = ({ lines, freightCents, taxCents }: StoredQuoteVersion) => ({ lines, freightCents, taxCents })

/** For the company itself, with cost beside price. */
export async function proposalView(
  { catalog }: { catalog: Catalog },
  db: Queryable,
  quote: StoredQuote,
  stored: StoredProposal | undefined,
): Promise<Proposal> {
  const proposal = stored ?? newProposal(quote)
  const offer = offerOf(quote, proposal.version)
  const prices = pricesOf(proposal, offer)
  const { title, clientName, intro, markupPercent, labor, showsLines, hasLogo, lineMarkups, version } = proposal
  const { comments, signatures } = stored ? await readProposalRecords(db, quote.id) : noRecords
  return {
    quotationId: quote.id,
    isSaved: stored !== undefined,
    isOutdated: version < quote.version,
    version,
    title,
    clientName,
    intro,
    markupPercent,
    labor,
    showsLines,
    hasLogo,
    ...termsOf(proposal, prices),
    preparedBy: proposal.preparedBy,
    validUntil: offer.validUntil,
    lines: offer.lines.map((line) => ({
      ...pickLine(catalog, line),
      costCents: line.totalCents,
      markupPercent: lineMarkups[line.lineNo] ?? null,
      clientCents: prices.lines.get(line.lineNo) ?? 0,
    })),
    freightCostCents: offer.freightCents,
    freightClientCents: prices.freightCents,
    taxCents: prices.taxCents,
    costCents: prices.costCents,
    totalCents: prices.totalCents,
    marginCents: prices.marginCents,
    links: stored ? await openLinks(db, quote.id) : [],
    comments,
    signatures,
  }
}

const termsOf = ({ scope, exclusions, depositPercent, revision }: StoredProposal, { totalCents }: ProposalPrices) => ({
  scope,
  exclusions,
  depositPercent,
  revision,
  depositCents: depositPercent === null ? null : percentOf(totalCents, depositPercent),
})

const pickLine = (catalog: Catalog, { lineNo, sku, name, room, boxes }: StoredQuoteVersion['lines'][number]) => ({
  lineNo,
  name,
  room,
  boxes,
  unit: unitOf(catalog.find(sku)),
})

const openLinks = (db: Queryable, quoteId: string): Promise<Proposal['links']> =>
  db.rows(sql`
    select l.id, to_json(l.created_at) #>> '{}' as "createdAt", concat_ws(' ', p.first_name, p.last_name) as "createdBy",
      to_json(l.expires_at) #>> '{}' as "expiresAt"
    from proposal_links l join people p on p.id = l.created_by
    where l.quote_id = ${quoteId} and l.ended_at is null and l.expires_at > now()
    order by l.created_at`)

/** For the client. Built field by field, so that nothing is exposed by accident. */
export function clientProposal(
  catalog: Catalog,
  quote: StoredQuote,
  { proposal, brand, records }: { proposal: StoredProposal; brand: ClientBrand; records: ProposalRecords },
): ClientProposal {
  const offer = offerOf(quote, proposal.version)
  const prices = pricesOf(proposal, offer)
  return {
    number: quote.id,
    title: proposal.title,
    company: brand.company,
    licenseNumber: brand.licenseNumber,
    preparedBy: proposal.preparedBy,
    clientName: proposal.clientName,
    intro: proposal.intro,
    ...termsOf(proposal, prices),
    validUntil: offer.validUntil,
    hasLogo: proposal.hasLogo || brand.hasLogo,
    lines: offer.lines.map((line) => ({
      ...pickLine(catalog, line),
      sku_image_url: productSummaryOf(catalog, line.sku).sku_image_url,
      totalCents: proposal.showsLines ? (prices.lines.get(line.lineNo) ?? null) : null,
    })),
    labor: proposal.labor.map(({ name, totalCents }) => ({ name, totalCents })),
    materialCents: prices.materialCents,
    freightCents: prices.freightCents,
    taxCents: prices.taxCents,
    laborCents: prices.laborCents,
    totalCents: prices.totalCents,
    ...clientRecords(records, proposal.revision),
  }
}
