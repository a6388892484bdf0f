import { model } from '../kit/model.ts'
import { amount, cents, count, many, maybeAmount, maybeCents, maybeCount, maybeWords, words, yes } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'

const LaborLine = model('LaborLine', { name: words(200), totalCents: cents() })
const ProposalLine = model('ProposalLine', {
  lineNo: count(),
  name: words(200),
  room: maybeWords(100),
  boxes: count(),
  unit: words(20),
  costCents: cents(),
  /** Markup of this line, if different. */
  markupPercent: maybeAmount(),
  clientCents: cents(),
})
const ProposalLink = model('ProposalLink', {
  id: words(40),
  createdAt: words(40),
  createdBy: words(200),
  expiresAt: words(40),
})
const Proposal = model('Proposal', {
  quotationId: words(40),
  /** False for a draft with default values that is not stored yet. */
  isSaved: yes(),
  version: count(),
  /** A newer offer exists; saving uses its prices. */
  isOutdated: yes(),
  title: words(120),
  clientName: maybeWords(120),
  intro: maybeWords(1000),
  markupPercent: amount(),
  showsLines: yes(),
  hasLogo: yes(),
  validUntil: maybeWords(10),
  lines: many(ProposalLine),
  labor: many(LaborLine),
  chargesCostCents: cents(),
  chargesClientCents: cents(),
  costCents: cents(),
  totalCents: cents(),
  marginCents: count(),
  /** Links that still work. */
  links: many(ProposalLink),
})
const LineMarkup = model('LineMarkup', { lineNo: count(), markupPercent: amount() })
const ProposalToSave = model('ProposalToSave', {
  quotationId: words(40),
  title: words(120),
  clientName: maybeWords(120),
  intro: maybeWords(1000),
  markupPercent: amount(),
  lineMarkups: many(LineMarkup),
  labor: many(LaborLine),
  showsLines: yes(),
  /** The reply of the photo upload; by default the current logo stays. */
  logo: maybeWords(1000),
  removesLogo: yes(),
})
const ProposalToShare = model('ProposalToShare', {
  quotationId: words(40),
  days: maybeCount(),
  email: maybeWords(100),
  message: maybeWords(1000),
})
const SharedProposal = model('SharedProposal', { url: words(500), expiresAt: words(40) })
const EndedProposalLink = model('EndedProposalLink', { quotationId: words(40), linkId: words(40) })
const ClientProposalLine = model('ClientProposalLine', {
  lineNo: count(),
  name: words(200),
  room: maybeWords(100),
  boxes: count(),
  unit: words(20),
  sku_image_url: words(300),
  totalCents: maybeCents(),
})
/** Everything the client sees: no list price, cost, markup or margin. */
export const ClientProposal = model('ClientProposal', {
  number: words(40),
  title: words(120),
  company: words(200),
  preparedBy: words(200),
  clientName: maybeWords(120),
  intro: maybeWords(1000),
  validUntil: maybeWords(10),
  hasLogo: yes(),
  lines: many(ClientProposalLine),
  labor: many(LaborLine),
  materialCents: cents(),
  chargesCents: cents(),
  laborCents: cents(),
  totalCents: cents(),
})
const ProposalToken = model('ProposalToken', { token: words(200) })

const shared = (name: string) => `/api/proposal/${name}` as const
const linkLimit = { name: 'proposal-link', hits: 60, seconds: 60 }

/** Not in the specification: a quote as a professional offers it to a client. */
export const proposalCalls = {
  getProposal: call({
    id: 'Proposals.GetProposal',
    verb: 'GET',
    path: myAccountPath('GetProposal'),
    summary: 'The proposal to a client on top of a quote, with cost, price and what is left.',
    access: 'customer',
    query: ['quotationId'],
    reply: Proposal,
  }),
  saveProposal: call({
    id: 'Proposals.SaveProposal',
    verb: 'POST',
    path: myAccountPath('SaveProposal'),
    summary: 'Markup for all or for a line, labor, words and logo; takes the prices of the newest offer.',
    access: 'customer',
    body: ProposalToSave,
    reply: Proposal,
  }),
  previewProposal: call({
    id: 'Proposals.PreviewProposal',
    verb: 'GET',
    path: myAccountPath('PreviewProposal'),
    summary: 'What the client reads.',
    access: 'customer',
    query: ['quotationId'],
    reply: ClientProposal,
  }),
  shareProposal: call({
    id: 'Proposals.ShareProposal',
    verb: 'POST',
    path: myAccountPath('ShareProposal'),
    summary: 'A link for the client, told once, and a letter with it where an address is given.',
    access: 'customer',
    limit: limits.users,
    body: ProposalToShare,
    reply: SharedProposal,
  }),
  endProposalLink: call({
    id: 'Proposals.EndProposalLink',
    verb: 'POST',
    path: myAccountPath('EndProposalLink'),
    summary: 'From now on this link opens nothing.',
    access: 'customer',
    body: EndedProposalLink,
    reply: Proposal,
  }),
  getProposalLogo: call({
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
  openProposal: call({
    id: 'ProposalLinks.OpenProposal',
    verb: 'POST',
    path: shared('OpenProposal'),
    summary: 'The proposal a link opens: never what it costs.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    reply: ClientProposal,
  }),
  downloadProposal: call({
    id: 'ProposalLinks.DownloadProposal',
    verb: 'POST',
    path: shared('DownloadProposal'),
    summary: 'The same as PDF.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    isFile: true,
  }),
  openLogo: call({
    id: 'ProposalLinks.GetProposalLogo',
    verb: 'POST',
    path: shared('GetProposalLogo'),
    summary: 'The logo on it.',
    access: 'anyone',
    limit: linkLimit,
    body: ProposalToken,
    isFile: true,
  }),
}
