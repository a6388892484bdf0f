import { freeObject, listOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'

export const AltText = model('AltText', { imageName: required(text(200)), altText: required(text(500)) })
export const SiteSettings = model('SiteSettings', { settings: required(freeObject()) })
export const Redirect = model('Redirect', { source: required(text(500)), target: text(500), status: tally() })
export const Redirects = model('Redirects', { redirects: required(listOf(Redirect)) })
export const StaticData = model('StaticData', { data: required(freeObject()) })
