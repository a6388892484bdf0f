import type { ClientProposal, Proposal } from '@tessera/client/shop/types.gen'
import { type ProposalPrices, proposalPrices } from '@tessera/domain/planning/proposal-prices'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { shownProduct, unitOf } from '../projects/shown-product.ts'
import type { KeptQuote, KeptVersion } from '../quotes/stored-quote.ts'
import type { KeptProposal } from './stored-proposal.ts'

const usualMarkup = 20

/** Default proposal before anything is saved. */
export const beginning = (quote: KeptQuote): KeptProposal => ({
  quoteId: quote.id,
  version: quote.version,
  title: quote.jobName ?? quote.projectName ?? `Quote ${quote.id}`,
  clientName: null,
  intro: null,
  markupPercent: usualMarkup,
  lineMarkups: {},
  labor: [],
  showsLines: true,
  hasLogo: false,
  updatedAt: new Date(0),
})

/** A proposal is based on an offer; without one there is no price to mark up. */
export const offerOf = (quote: KeptQuote, version: number): KeptVersion =>
  quote.versions.find((one) => one.version === version && version > 0) ?? refuse('Proposal.NoOffer')

const pricesOf = (proposal: KeptProposal, offer: KeptVersion): ProposalPrices =>
  proposalPrices({ ...proposal, lines: offer.lines, chargesCents: offer.freightCents + offer.taxCents })

/** For the company itself, with cost beside price. */
export async function proposalView(
  { catalogue }: { catalogue: Catalogue },
  db: Queryable,
  quote: KeptQuote,
  kept: KeptProposal | undefined,
): Promise<Proposal> {
  const proposal = kept ?? beginning(quote)
  const offer = offerOf(quote, proposal.version)
  const prices = pricesOf(proposal, offer)
  const { title, clientName, intro, markupPercent, labor, showsLines, hasLogo, lineMarkups, version } = proposal
  return {
    quotationId: quote.id,
    isSaved: kept !== undefined,
    isOutdated: version < quote.version,
    ...{ version, title, clientName, intro, markupPercent, labor, showsLines, hasLogo },
    validUntil: offer.validUntil,
    lines: offer.lines.map((line) => ({
      ...pickLine(catalogue, line),
      costCents: line.totalCents,
      markupPercent: lineMarkups[line.lineNo] ?? null,
      clientCents: prices.lines.get(line.lineNo) ?? 0,
    })),
    chargesCostCents: offer.freightCents + offer.taxCents,
    chargesClientCents: prices.chargesCents,
    costCents: prices.costCents,
    totalCents: prices.totalCents,
    marginCents: prices.marginCents,
    links: kept ? await openLinks(db, quote.id) : [],
  }
}

const pickLine = (catalogue: Catalogue, { lineNo, sku, name, room, boxes }: KeptVersion['lines'][number]) => ({
  lineNo,
  name,
  room,
  boxes,
  unit: unitOf(catalogue.find(sku)),
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
  catalogue: Catalogue,
  quote: KeptQuote,
  proposal: KeptProposal,
  company: string,
): ClientProposal {
  const offer = offerOf(quote, proposal.version)
  const prices = pricesOf(proposal, offer)
  return {
    number: quote.id,
    title: proposal.title,
    company,
    preparedBy: quote.requestedBy,
    clientName: proposal.clientName,
    intro: proposal.intro,
    validUntil: offer.validUntil,
    hasLogo: proposal.hasLogo,
    lines: offer.lines.map((line) => ({
      ...pickLine(catalogue, line),
      sku_image_url: shownProduct(catalogue, line.sku).sku_image_url,
      totalCents: proposal.showsLines ? (prices.lines.get(line.lineNo) ?? null) : null,
    })),
    labor: proposal.labor.map(({ name, totalCents }) => ({ name, totalCents })),
    materialCents: prices.materialCents,
    chargesCents: prices.chargesCents,
    laborCents: prices.laborCents,
    totalCents: prices.totalCents,
  }
}
