import { model } from '../../kit/model.ts'
import { requiredList, requiredText } from '../fields.ts'

/** Newest first. */
export const Favorites = model('Favorites', { skus: requiredList(requiredText(40)) })
export const FavoriteChange = model('FavoriteChange', {
  add: requiredList(requiredText(40)),
  remove: requiredList(requiredText(40)),
})
