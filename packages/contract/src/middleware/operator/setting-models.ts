import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** The largest value of a number; the name is null in a setting of one value. */
const SettingLimit = model('SettingLimit', { name: text(60), most: count() })
const StaffSetting = model('StaffSetting', {
  key: requiredText(60),
  description: requiredText(300),
  /** As JSON: a text has its quotes. */
  value: requiredText(10_000),
  limits: requiredList(SettingLimit),
  isEdited: flag(),
  /** Sent back with a change, so that two people do not overwrite each other. */
  version: requiredText(40),
})
export const StaffSettings = model('StaffSettings', { items: requiredList(StaffSetting) })
/** The value that it had; null if nothing was saved. */
export const SavedSetting = model('SavedSetting', { version: requiredText(40), replaced: text(10_000) })
export const SettingToSave = model('SettingToSave', {
  key: requiredText(60),
  version: requiredText(40),
  value: requiredText(10_000),
})

/** Lists of alternative texts; each is a link. */
export const altTextViews = ['missing', 'all'] as const
const StaffAltText = model('StaffAltText', {
  imageName: requiredText(200),
  /** Empty while it is missing. */
  alt: text(300),
  /** A small copy of the picture. */
  picture: requiredText(300),
  version: requiredText(40),
})
export const StaffAltTextPage = pageOf('StaffAltTextPage', StaffAltText)
/** The words that it had; null without any, or if nothing was saved. */
export const SavedAltText = model('SavedAltText', { version: requiredText(40), replaced: text(300) })
export const AltTextToSave = model('AltTextToSave', {
  imageName: requiredText(200),
  alt: requiredText(300),
  version: requiredText(40),
})
