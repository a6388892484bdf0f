import type { Review } from '@tessera/client/shop/types.gen'
import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { answerAsCustomer } from '../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../features/account/as-customer.server.ts'
import { uploadPhoto } from '../features/forms/upload-photo.server.ts'
import { ReviewForm } from '../features/reviews/review-form.tsx'
import { optionalTextOf, refuseField, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Visitor } from '../http/session/visitor.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { maxPhotosBytes, uploadFormPhotos } from '../kit/forms/upload-form-photos.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/product-review.ts'

const getProduct = async ({ shop }: Visitor, productName: string) =>
  (await orNotFound(shop.Product.GetProductItemDetails({ productName }))).record

export function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const { sku, name, product_url } = await getProduct(visitor, params.slug)
    const { mine } = await visitor.shop.Reviews.getReviews({ sku })
    return { sku, name, path: product_url, mine }
  })
}

type ActionInput = FormArgs<Route.ActionArgs>

/** Stored photos to keep, then new ones. */
const readPhotos = async (request: Request, form: FormData): Promise<string[]> => [
  ...textOf(form, 'keep').split(' ').filter(Boolean),
  ...(await uploadFormPhotos(request, form, uploadPhoto)),
]

const reviewActions: Readonly<Record<string, (input: ActionInput) => Promise<unknown>>> = {
  save: async (input) => {
    const { request, params, visitor, form } = input
    // joins the checkboxes into one value, so that they come back with a refused form
    form.set('keep', form.getAll('keep').join(' '))
    const stars = Number(textOf(form, 'stars'))
    if (!(stars >= 1 && stars <= 5)) return refuseField(form, 'stars', 'Choose one to five stars.')
    const source = textOf(form, 'source') as Review['source'] // the middleware refuses unknown values
    return answerAsCustomer(input, async () => {
      const { sku, product_url } = await getProduct(visitor, params.slug)
      const review = { sku, stars, source, title: optionalTextOf(form, 'title'), text: optionalTextOf(form, 'text') }
      await visitor.shop.Reviews.saveReview({ ...review, photos: await readPhotos(request, form) })
      return redirect(`${product_url}#reviews`)
    })
  },
  delete: (input) =>
    answerAsCustomer(input, async () => {
      const { sku, product_url } = await getProduct(input.visitor, input.params.slug)
      await input.visitor.shop.Reviews.deleteReview({ sku })
      return redirect(`${product_url}#reviews`)
    }),
  // a vote returns to the page it came from
  vote: async ({ visitor, form, url }) => {
    const { pathname, search } = new URL(readLocalPath(textOf(form, returnUrlParameter)) ?? '/', url)
    const vote = { reviewId: textOf(form, 'reviewId'), isHelpful: textOf(form, 'isHelpful') === 'yes' }
    const here = new URL(pathname + search, url)
    await answerAsCustomer({ visitor, form, url: here }, () => visitor.shop.Reviews.vote(vote))
    return redirect(`${pathname}${search}#reviews`)
  },
}

/** Guests sign in first and return here. */
export const action = formActions(reviewActions, (args: ActionInput, change) => change(args), {
  maxBytes: maxPhotosBytes,
})

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Write a review', isHidden: true })

export default function ProductReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewForm {...loaderData} refusal={findRefusal(actionData)} />
}
