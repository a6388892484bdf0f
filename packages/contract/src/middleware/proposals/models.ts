import { flag, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, maybeCents, maybeCount, requiredList, requiredMeasure, requiredText } from '../fields.ts'

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
  markupPercent: requiredMeasure(),
  showsLines: flag(),
  hasLogo: flag(),
  validUntil: text(10),
  lines: requiredList(ProposalLine),
  labor: requiredList(LaborLine),
  chargesCostCents: cents(),
  chargesClientCents: cents(),
  costCents: cents(),
  totalCents: cents(),
  marginCents: count(),
  /** Links that still work. */
  links: requiredList(ProposalLink),
})
const LineMarkup = model('LineMarkup', { lineNo: count(), markupPercent: requiredMeasure() })
export const ProposalToSave = model('ProposalToSave', {
  quotationId: requiredText(40),
  title: requiredText(120),
  clientName: text(120),
  intro: text(1000),
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
  preparedBy: requiredText(200),
  clientName: text(120),
  intro: text(1000),
  validUntil: text(10),
  hasLogo: flag(),
  lines: requiredList(ClientProposalLine),
  labor: requiredList(LaborLine),
  materialCents: cents(),
  chargesCents: cents(),
  laborCents: cents(),
  totalCents: cents(),
})
export const ProposalToken = model('ProposalToken', { token: requiredText(200) })
