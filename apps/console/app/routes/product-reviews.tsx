import { Notice } from '@tessera/ui/notice'
import { readProduct } from '../features/product/product-head.server.ts'
import { ReviewsScreen } from '../features/product/reviews-screen.tsx'
import { getEnvironment } from '../http/environment.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-reviews.ts'

/** The reviews that the shop shows. If it does not answer, the other tabs still do. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  await readProduct(context.get(staffContext), id)
  const { Reviews } = getEnvironment().shop
  const page = url.searchParams.get('page') ?? '1'
  const found = await Reviews.getReviews({ sku: id, page, sort: 'newest' }).catch(() => null)
  return { found }
}

export default function ProductReviews({ loaderData: { found } }: Route.ComponentProps) {
  if (found) return <ReviewsScreen found={found} />
  return <Notice kind="error">Reviews couldn’t be loaded. Try again in a moment.</Notice>
}
