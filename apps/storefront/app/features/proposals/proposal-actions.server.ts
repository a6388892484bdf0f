import { redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'
import { refuseFields } from '../../kit/plans/refuse-fields.server.ts'

/** The labor rows of the form without the empty ones. */
function laborIn(form: FormData, reader: FormReader): { name: string; totalCents: number }[] {
  const rows = [...form.keys()].flatMap((name) => /^labor-name-(\d+)$/.exec(name)?.[1] ?? [])
  return rows.flatMap((row) => {
    const name = reader.text(`labor-name-${row}`)
    const totalCents = reader.cents(`labor-amount-${row}`)
    if (!name && totalCents === null) return []
    if (!name) reader.problems[`labor-name-${row}`] = 'Describe the labor.'
    return [{ name, totalCents: totalCents ?? 0 }]
  })
}

/** Lines with their own markup. */
const markupsIn = (form: FormData, reader: FormReader): { lineNo: number; markupPercent: number }[] =>
  [...form.keys()].flatMap((name) => {
    const lineNo = /^markup-(\d+)$/.exec(name)?.[1]
    const markupPercent = lineNo ? reader.number(name) : null
    return lineNo && markupPercent !== null ? [{ lineNo: Number(lineNo), markupPercent }] : []
  })

interface SubmittedForm {
  visitor: Visitor
  params: { quotationId: string }
  form: FormData
}

const pageOf = (quotationId: string): string => `/account/quotes/${encodeURIComponent(quotationId)}/proposal`

/** Saves, shares, comments, or ends a link. */
export const proposalActions: Readonly<Record<string, (sent: SubmittedForm) => Promise<unknown>>> = {
  save: async ({ visitor, params: { quotationId }, form }) => {
    const reader = new FormReader(form)
    const input = {
      quotationId,
      title: reader.text('title'),
      clientName: reader.maybe('clientName'),
      intro: reader.maybe('intro'),
      scope: reader.maybe('scope'),
      exclusions: reader.maybe('exclusions'),
      depositPercent: reader.number('depositPercent'),
      markupPercent: reader.number('markupPercent') ?? 0,
      lineMarkups: markupsIn(form, reader),
      labor: laborIn(form, reader),
      showsLines: reader.has('showsLines'),
      logo: reader.maybe('photo'),
      removesLogo: reader.has('removesLogo'),
    }
    if (Object.keys(reader.problems).length > 0) return refuseFields(form, reader.problems)
    await visitor.shop.Proposals.SaveProposal(input)
    return redirect(`${pageOf(quotationId)}?said=saved`)
  },
  share: async ({ visitor, params: { quotationId }, form }) => {
    const reader = new FormReader(form)
    const [email, message] = [reader.maybe('email'), reader.maybe('message')]
    const days = reader.count('days') ?? 30
    const made = await visitor.shop.Proposals.ShareProposal({ quotationId, days, email, message })
    return { link: { ...made, isSent: email !== null } }
  },
  comment: async ({ visitor, params: { quotationId }, form }) => {
    await visitor.shop.Proposals.CommentOnProposal({ quotationId, message: new FormReader(form).text('message') })
    return redirect(`${pageOf(quotationId)}?said=commented`)
  },
  'end-link': async ({ visitor, params: { quotationId }, form }) => {
    const linkId = new FormReader(form).text('linkId')
    await visitor.shop.Proposals.EndProposalLink({ quotationId, linkId })
    return redirect(`${pageOf(quotationId)}?said=ended`)
  },
}
