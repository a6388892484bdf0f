import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { day, requiredList, requiredText } from '../fields.ts'

const SavedCard = model('SavedCard', {
  id: requiredText(100),
  brand: requiredText(30),
  last4: requiredText(4),
  holder: text(100),
  /** The last day of validity. */
  expiresOn: day(),
  /** Preselected. */
  isDefault: flag(),
  /** Other users of the account may pay with it too. */
  isShared: flag(),
  /** Only the holder decides who pays with it; false for a colleague's card. */
  isOwn: flag(),
})
export const SavedCards = model('SavedCards', { cards: requiredList(SavedCard) })
export const CardSharing = model('CardSharing', { cardId: requiredText(100), isShared: flag() })
export const CardChoice = model('CardChoice', { cardId: requiredText(100) })
