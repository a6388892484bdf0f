import { defineCall } from '../kit.ts'
import { AltText, Redirect, Redirects, SiteSettings, StaticData } from './models.ts'

export const siteCalls = {
  getAltText: defineCall({
    id: 'Generic.getalttext',
    verb: 'POST',
    path: '/api/generic/getalttext',
    summary: 'The words that stand for a picture.',
    access: 'anyone',
    query: ['imageName'],
    reply: AltText,
  }),
  getSiteSettings: defineCall({
    id: 'Generic.getsitesettings',
    verb: 'GET',
    path: '/api/generic/getsitesettings',
    summary: 'Gets shop information: phone, service promises, limits.',
    access: 'anyone',
    reads: 'guest replica',
    reply: SiteSettings,
  }),
  getRedirects: defineCall({
    id: 'Generic.getRedirects',
    verb: 'GET',
    path: '/api/generic/getRedirects',
    summary: 'Addresses that have moved.',
    access: 'anyone',
    reads: 'guest replica',
    reply: Redirects,
  }),
  getProductRedirect: defineCall({
    id: 'Generic.getProductRedirect',
    verb: 'GET',
    path: '/api/generic/getProductRedirect',
    summary: 'Where the page of a product has gone.',
    access: 'anyone',
    reads: 'guest replica',
    query: ['sourceUrl'],
    reply: Redirect,
  }),
  getStaticData: defineCall({
    id: 'Generic.getStaticData',
    verb: 'GET',
    path: '/api/generic/getStaticData',
    summary: 'Lists for forms: states, trades, and where people heard of us.',
    access: 'anyone',
    reads: 'guest replica',
    reply: StaticData,
  }),
}
