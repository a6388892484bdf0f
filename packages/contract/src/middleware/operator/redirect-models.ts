import { embed, flag, required, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** 301 moved for good, 302 for now, 410 gone. */
export const redirectStatuses = [301, 302, 410] as const

const StaffRedirect = model('StaffRedirect', {
  source: requiredText(2000),
  status: count(),
  /** Null for an address that is gone. */
  target: text(2000),
  /** Staff made or changed it; the others came with the program. */
  isEdited: flag(),
  /** Sent back with a change, so that two people do not overwrite each other. */
  version: requiredText(40),
})
export const StaffRedirectPage = pageOf('StaffRedirectPage', StaffRedirect)

export const RedirectToSave = model('RedirectToSave', {
  source: requiredText(2000),
  status: required(whole()),
  target: text(2000),
  /** Of the redirect as it was read; null for a new one. */
  version: text(40),
})
const RedirectTarget = model('RedirectTarget', { status: count(), target: text(2000) })
export const SavedRedirect = model('SavedRedirect', {
  source: requiredText(2000),
  version: requiredText(40),
  isChanged: flag(),
  /** The target that it replaced; null for a new one. */
  replaced: embed(RedirectTarget),
})
export const RedirectToDelete = model('RedirectToDelete', { source: requiredText(2000), version: requiredText(40) })
