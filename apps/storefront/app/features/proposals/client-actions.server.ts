import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { answerForm } from '../../http/answer-form.server.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'

type ClientAction = (shop: ShopClient, token: string, form: FormReader) => Promise<string>

/** The actions for the holder of a link. The token is sent in the body, never in a URL of the API. */
export const clientActions: Readonly<Record<string, ClientAction>> = {
  comment: async ({ ProposalLinks }, token, form) => {
    await ProposalLinks.CommentOnProposal({ token, author: form.text('author'), message: form.text('message') })
    return 'commented'
  },
  accept: async ({ ProposalLinks }, token, form) => {
    await ProposalLinks.AcceptProposal({
      token,
      revision: form.count('revision') ?? 0,
      name: form.text('name'),
      email: form.text('email'),
      strokes: form.maybe('strokes'),
      agrees: form.has('agrees'),
    })
    return 'signed'
  },
}

interface SubmittedForm {
  visitor: { shop: ShopClient }
  url: URL
  params: { token: string }
  form: FormData
}

export const runClientAction = (action: ClientAction, { visitor, url, params, form }: SubmittedForm) =>
  answerForm(form, async () =>
    redirect(`${url.pathname}?said=${await action(visitor.shop, params.token, new FormReader(form))}`),
  )
