import { Button } from '@tessera/ui/button'
import { TextAreaField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Stars } from '@tessera/ui/stars'
import { Form } from 'react-router'
import { isLinkRefusal, LinkMissing, LinkRefused } from '../features/forms/link-refused.tsx'
import { answerForm, optionalTextOf, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/review-decision.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { Reviews } = context.get(visitorContext).shop
  return answerForm(new FormData(), async () => ({
    token,
    ...(await Reviews.decide({ token, decision: null, answer: null })),
  }))
}

const decisions = { publish: 'publish', remove: 'remove', answer: 'answer' } as const

export const action = formActions(
  decisions,
  ({ visitor, form }: FormArgs<Route.ActionArgs>, decision) =>
    answerForm(form, async () => {
      const decided = { token: textOf(form, 'token'), decision, answer: optionalTextOf(form, 'answer') }
      return { decided: await visitor.shop.Reviews.decide(decided), isAnswer: decision === 'answer' }
    }),
  { field: 'decision' },
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Review to moderate', isHidden: true })

const states = {
  published: 'This review is published.',
  held: 'Only the author can see this review.',
  removed: 'This review was removed.',
} as const

/**
 * For the moderator who got the email: the link shows the review, a button decides, and the decision can be changed.
 */
export default function ReviewDecision({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = findRefusal(actionData) ?? findRefusal(loaderData)
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/contact" />
  if (refusal?.code === 'Request.Invalid' && !('token' in loaderData)) return <LinkMissing />
  if (!('token' in loaderData) || !loaderData.review)
    return <LinkRefused code="Form.LinkInvalid" message={refusal?.message ?? ''} href="/contact" />
  const { token, review, productName, because } = loaderData
  return (
    <FormPage title="Review to moderate" intro={`For ${productName}, by ${review.author}.`}>
      <Notice kind={review.state === 'published' ? 'success' : 'info'} isLive>
        {states[review.state]} {because}
      </Notice>
      <article className="grid justify-items-start gap-3 border-y border-grout py-6">
        <Stars value={review.stars} className="h-5" />
        {review.title && <h2 className="text-2xl">{review.title}</h2>}
        {review.text && <p className="max-w-text whitespace-pre-line">{review.text}</p>}
        {review.state !== 'removed' && (
          <ul className="flex flex-wrap gap-3">
            {review.photos.map(({ id, url }, at) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={`${url}&small=1`} alt={`${at + 1} of ${review.photos.length}`} className="max-h-60" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </article>
      <Form method="post" action={`/review-decision?token=${token}`} className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="decision" value="publish" kind="primary">
          Publish
        </Button>
        <Button type="submit" name="decision" value="remove" kind="danger">
          Remove it
        </Button>
      </Form>
      <Form method="post" action={`/review-decision?token=${token}`} className="grid justify-items-start gap-4">
        <input type="hidden" name="token" value={token} />
        <TextAreaField
          label="Our reply"
          name="answer"
          key={review.answer}
          defaultValue={review.answer ?? ''}
          error={refusal?.fields.answer}
          hint="Shown publicly below the review. Leave blank to remove it."
          rows={5}
          maxLength={2000}
        />
        <Button type="submit" name="decision" value="answer">
          Save reply
        </Button>
        {actionData && 'isAnswer' in actionData && actionData.isAnswer && (
          <p role="status">{review.answer ? 'Reply saved.' : 'Reply removed.'}</p>
        )}
      </Form>
    </FormPage>
  )
}
