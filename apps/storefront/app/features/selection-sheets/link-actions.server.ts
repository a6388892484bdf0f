import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import { answerForm } from '../../http/answer-form.server.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'

type LinkAction = (shop: ShopClient, token: string, form: FormReader) => Promise<string>

/** The actions for the holder of a link. The token is sent in the body, never in a URL of the API. */
export const linkActions: Readonly<Record<string, LinkAction>> = {
  choose: async ({ SheetLinks }, token, form) => {
    const revision = form.count('revision') ?? 0
    await SheetLinks.ChooseSheetItem({
      token,
      revision,
      itemId: form.text('itemId'),
      alternateId: form.maybe('alternateId'),
    })
    return 'chosen'
  },
  comment: async ({ SheetLinks }, token, form) => {
    await SheetLinks.CommentOnSheet({
      token,
      itemId: form.maybe('itemId'),
      author: form.text('author'),
      message: form.text('message'),
    })
    return 'commented'
  },
  approve: async ({ SheetLinks }, token, form) => {
    await SheetLinks.ApproveSheet({
      token,
      revision: form.count('revision') ?? 0,
      name: form.text('name'),
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

export async function runLinkAction(action: LinkAction, { visitor, url, params, form: sent }: SubmittedForm) {
  const form = new FormReader(sent)
  return answerForm(sent, async () => {
    try {
      const done = await action(visitor.shop, params.token, form)
      return form.text('stay') === 'yes' ? { done } : redirect(`${url.pathname}?said=${done}`)
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.code !== 'Sheet.Stale') throw error
      return data({ stale: { message: error.message, who: null } }, { status: 409 })
    }
  })
}

export type LinkResult<T> = { sheet: T; problem: null } | { sheet: null; problem: { message: string; isOver: boolean } }

/** Turns an invalid or expired link into a message. */
export async function orLinkProblem<T>(answer: Promise<T>): Promise<LinkResult<T>> {
  try {
    return { sheet: await answer, problem: null }
  } catch (error) {
    if (!(error instanceof ShopApiError) || !error.code.startsWith('Sheet.Link')) throw error
    return { sheet: null, problem: { message: error.message, isOver: error.code === 'Sheet.LinkExpired' } }
  }
}
