import { flag, measure, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { cents, count, maybeCents, maybeCount, requiredList, requiredMeasure, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'

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
const Proposal = model('Proposal', {
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
const ProposalToSave = model('ProposalToSave', {
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
const ProposalToShare = model('ProposalToShare', {
  quotationId: requiredText(40),
  days: maybeCount(),
  email: text(100),
  message: text(1000),
})
const SharedProposal = model('SharedProposal', { url: requiredText(500), expiresAt: requiredText(40) })
const EndedProposalLink = model('EndedProposalLink', { quotationId: requiredText(40), linkId: requiredText(40) })
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
const ProposalToken = model('ProposalToken', { token: requiredText(200) })

const sharedPath = (name: string) => `/api/proposal/${name}` as const
const linkLimit = { name: 'proposal-link', hits: 60, seconds: 60 }

/** Not in the specification: a quote as a professional offers it to a client. */
export const proposalCalls = {
  getProposal: defineCall({
    id: 'Proposals.GetProposal',
    verb: 'GET',
    path: myAccountPath('GetProposal'),
    summary: 'The proposal to a client on top of a quote, with cost, price and what is left.',
    access: 'customer',
    query: ['quotationId'],
    reply: Proposal,
  }),
  saveProposal: defineCall({
    id: 'Proposals.SaveProposal',
    verb: 'POST',
    path: myAccountPath('SaveProposal'),
    summary: 'Markup for all or for a line, labor, words and logo; takes the prices of the newest offer.',
    access: 'customer',
    body: ProposalToSave,
    reply: Proposal,
  }),
  previewProposal: defineCall({
    id: 'Proposals.PreviewProposal',
    verb: 'GET',
    path: myAccountPath('PreviewProposal'),
    summary: 'What the client reads.',
    access: 'customer',
    query: ['quotationId'],
    reply: ClientProposal,
  }),
  shareProposal: defineCall({
    id: 'Proposals.ShareProposal',
    verb: 'POST',
    path: myAccountPath('ShareProposal'),
    summary: 'A link for the client, told once, and a letter with it where an address is given.',
    access: 'customer',
    limit: limits.users,
    body: ProposalToShare,
    reply: SharedProposal,
  }),
  endProposalLink: defineCall({
    id: 'Proposals.EndProposalLink',
    verb: 'POST',
    path: myAccountPath('EndProposalLink'),
    summary: 'From now on this link opens nothing.',
    access: 'customer',
    body: EndedProposalLink,
    reply: Proposal,
  }),
  getProposalLogo: defineCall({
    id: 'Proposals.GetProposalLogo',
    verb: 'GET',
    path: myAccountPath('GetProposalLogo'),
    summary: 'The logo on the proposal.',
    access: 'customer',
    query: ['quotationId'],
    isFile: true,
  }),
}

/** Not in the specification: the client's side. The token is sent in the body, which is not logged. */
export const proposalLinkCalls = {
  openProposal: defineCall({
    id: 'ProposalLinks.OpenProposal',
    verb: 'POST',
    path: sharedPath('OpenProposal'),
    summary: 'The proposal a link opens: never what it costs.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    reply: ClientProposal,
  }),
  downloadProposal: defineCall({
    id: 'ProposalLinks.DownloadProposal',
    verb: 'POST',
    path: sharedPath('DownloadProposal'),
    summary: 'The same as PDF.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    isFile: true,
  }),
  openLogo: defineCall({
    id: 'ProposalLinks.GetProposalLogo',
    verb: 'POST',
    path: sharedPath('GetProposalLogo'),
    summary: 'The logo on it.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    isFile: true,
  }),
}
