import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredText } from '../fields.ts'

/** How the company appears to its own clients. */
export const ClientBrand = model('ClientBrand', {
  company: requiredText(200),
  hasLogo: flag(),
  licenseNumber: text(60),
})
export const ClientBrandToSave = model('ClientBrandToSave', {
  licenseNumber: text(60),
  /** The reply of the photo upload; by default the current logo stays. */
  logo: text(1000),
  removesLogo: flag(),
})
