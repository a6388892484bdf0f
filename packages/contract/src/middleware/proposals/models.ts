import { embed, flag, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import {
  cents,
  count,
  maybeCents,
  maybeCount,
  requiredList,
  requiredMeasure,
  requiredOneOf,
  requiredText,
} from '../fields.ts'

const LaborLine = model('LaborLine', { name: requiredText(200), totalCents: cents() })
const ProposalLine = model('ProposalLine', {
  lineNo: count(),
  name: requiredText(200),
  room: text(100),
  boxes: count(),
  unit: requiredText(20),
  costCents: cents(),
  /** Markup of this line, if different. */
  markupPercent: measure(),
  clientCents: cents(),
})
const ProposalLink = model('ProposalLink', {
  id: requiredText(40),
  createdAt: requiredText(40),
  createdBy: requiredText(200),
  expiresAt: requiredText(40),
})
const ProposalComment = model('ProposalComment', {
  id: requiredText(36),
  at: requiredText(40),
  from: requiredOneOf(['client', 'customer'] as const),
  author: requiredText(200),
  message: requiredText(2000),
})
const ProposalSignature = model('ProposalSignature', {
  revision: count(),
  name: requiredText(120),
  /** An SVG path in a 600 by 200 box; null if the name was typed. */
  strokes: text(20_000),
  signedAt: requiredText(40),
  /** True after the proposal was changed. */
  isVoid: flag(),
})
/** Terms of the work, in the contractor's words. */
const terms = {
  scope: text(2000),
  exclusions: text(2000),
  /** Part of the total that is due at signing. */
  depositPercent: measure(),
}
export const Proposal = model('Proposal', {
  quotationId: requiredText(40),
  /** False for a draft with default values that is not stored yet. */
  isSaved: flag(),
  version: count(),
  /** A newer offer exists; saving uses its prices. */
  isOutdated: flag(),
  title: requiredText(120),
  clientName: text(120),
  intro: text(1000),
  ...terms,
  depositCents: maybeCents(),
  preparedBy: requiredText(200),
  revision: count(),
  markupPercent: requiredMeasure(),
  showsLines: flag(),
  hasLogo: flag(),
  validUntil: text(10),
  lines: requiredList(ProposalLine),
  labor: requiredList(LaborLine),
  freightCostCents: cents(),
  freightClientCents: cents(),
  /** Passed through without a markup: the client pays the tax of the offer. */
  taxCents: cents(),
  costCents: cents(),
  totalCents: cents(),
  marginCents: count(),
  /** Links that still work. */
  links: requiredList(ProposalLink),
  comments: requiredList(ProposalComment),
  /** Newest first. */
  signatures: requiredList(ProposalSignature),
})
const LineMarkup = model('LineMarkup', { lineNo: count(), markupPercent: requiredMeasure() })
export const ProposalToSave = model('ProposalToSave', {
  quotationId: requiredText(40),
  title: requiredText(120),
  clientName: text(120),
  intro: text(1000),
  ...terms,
  markupPercent: requiredMeasure(),
  lineMarkups: requiredList(LineMarkup),
  labor: requiredList(LaborLine),
  showsLines: flag(),
  /** The reply of the photo upload; by default the current logo stays. */
  logo: text(1000),
  removesLogo: flag(),
})
export const ProposalToShare = model('ProposalToShare', {
  quotationId: requiredText(40),
  days: maybeCount(),
  email: text(100),
  message: text(1000),
})
export const SharedProposal = model('SharedProposal', { url: requiredText(500), expiresAt: requiredText(40) })
export const EndedProposalLink = model('EndedProposalLink', { quotationId: requiredText(40), linkId: requiredText(40) })
const ClientProposalLine = model('ClientProposalLine', {
  lineNo: count(),
  name: requiredText(200),
  room: text(100),
  boxes: count(),
  unit: requiredText(20),
  sku_image_url: requiredText(300),
  totalCents: maybeCents(),
})
/** Everything the client sees: no list price, cost, markup or margin. */
export const ClientProposal = model('ClientProposal', {
  number: requiredText(40),
  title: requiredText(120),
  company: requiredText(200),
  licenseNumber: text(60),
  preparedBy: requiredText(200),
  clientName: text(120),
  intro: text(1000),
  ...terms,
  depositCents: maybeCents(),
  revision: count(),
  validUntil: text(10),
  hasLogo: flag(),
  lines: requiredList(ClientProposalLine),
  labor: requiredList(LaborLine),
  materialCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  laborCents: cents(),
  totalCents: cents(),
  comments: requiredList(ProposalComment),
  /** The valid signature of this revision. */
  signature: embed(ProposalSignature),
  /** An earlier revision was signed; that signature is void. */
  isSupersededSignature: flag(),
})
export const NewProposalComment = model('NewProposalComment', {
  quotationId: requiredText(40),
  message: requiredText(2000),
})
export const ClientProposalComment = model('ClientProposalComment', {
  token: requiredText(200),
  author: requiredText(120),
  message: requiredText(2000),
})
export const ProposalAcceptance = model('ProposalAcceptance', {
  token: requiredText(200),
  /** The revision that was read is the one signed. */
  revision: count(),
  name: requiredText(120),
  /** Gets a confirmation, and a note if the proposal is changed later. */
  email: requiredText(100),
  strokes: text(20_000),
  agrees: flag(),
})
export const ProposalToken = model('ProposalToken', { token: requiredText(200) })
