import { invalid } from '../../../kit/shop-error.ts'

/** The view of a list, from the query; the usual one if none is named. */
export const readView = <View extends string>(views: readonly View[], given: string | undefined, usual: View): View =>
  views.find((view) => view === (given ?? usual)) ?? invalid('view', `Choose one of ${views.join(', ')}.`)
