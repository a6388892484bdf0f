import { redirect } from 'react-router'
import { answerForm } from '../../forms/form-answer.server.ts'
import { FormReader } from '../../planning/form-reader.ts'
import { refuseFields } from '../../planning/refuse-fields.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

/** The rows of labor that were sent; those with nothing in them are none. */
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

/** Lines with a markup of their own. */
const markupsIn = (form: FormData, reader: FormReader): { lineNo: number; markupPercent: number }[] =>
  [...form.keys()].flatMap((name) => {
    const lineNo = /^markup-(\d+)$/.exec(name)?.[1]
    const markupPercent = lineNo ? reader.number(name) : null
    return lineNo && markupPercent !== null ? [{ lineNo: Number(lineNo), markupPercent }] : []
  })

interface Asked {
  visitor: Visitor
  quotationId: string
  form: FormData
}

/** Save, share, end a link. */
export function changeProposal({ visitor, quotationId, form }: Asked) {
  const reader = new FormReader(form)
  const { Proposals } = visitor.shop
  const page = `/account/quotes/${encodeURIComponent(quotationId)}/proposal`
  const deeds: Record<string, () => Promise<unknown>> = {
    save: async () => {
      const wish = {
        quotationId,
        title: reader.text('title'),
        clientName: reader.maybe('clientName'),
        intro: reader.maybe('intro'),
        markupPercent: reader.number('markupPercent') ?? 0,
        lineMarkups: markupsIn(form, reader),
        labor: laborIn(form, reader),
        showsLines: reader.has('showsLines'),
        logo: reader.maybe('photo'),
        removesLogo: reader.has('removesLogo'),
      }
      if (Object.keys(reader.problems).length > 0) return refuseFields(form, reader.problems)
      await Proposals.SaveProposal(wish)
      return redirect(`${page}?said=saved`)
    },
    share: async () => {
      const email = reader.maybe('email')
      const message = reader.maybe('message')
      const made = await Proposals.ShareProposal({ quotationId, days: reader.count('days') ?? 30, email, message })
      return { link: { ...made, isSent: email !== null } }
    },
    'end-link': async () => {
      await Proposals.EndProposalLink({ quotationId, linkId: reader.text('linkId') })
      return redirect(`${page}?said=ended`)
    },
  }
  const deed = deeds[reader.text('intent')]
  return answerForm(form, async () => (deed ? deed() : redirect(page)))
}
