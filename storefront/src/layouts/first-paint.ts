import { createHash } from 'node:crypto'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_QUERY,
  LANGUAGE_STORED,
} from '@maveshi/shared/locale/chosen'

/**
 * What has to be known before a page is painted, so that nothing moves afterwards: it stands in the page, behind the
 * header, and is written short by hand since nothing shortens it. `h` is the page's root, `o` the line of languages, `s`
 * remembers a language in both places where one is looked for.
 *
 * 1. A language of the address was chosen, and is remembered by the cookie that came with the page: it goes out of the
 *    address, so that whoever is sent it reads their own. Without the cookie it stays, since nothing else says it.
 * 2. A language that only the local storage remembers becomes the cookie, and the page is asked for again in it.
 * 3. Nobody has chosen: the languages are offered, those of the phone first, until one is chosen or the line is closed.
 * 4. The header leaves when the page goes down, and is back when it goes up.
 */
const BEGINNING = [
  `(d=>{let h=d.documentElement,o=d.getElementById('languages'),k='${LANGUAGE_STORED}',q=l=>o.querySelector('[lang='+l+']'),`,
  `c=()=>/\\b${LANGUAGE_COOKIE}=/.test(d.cookie),`,
  `s=l=>{d.cookie='${LANGUAGE_COOKIE}='+l+';path=/;max-age=${LANGUAGE_COOKIE_SECONDS};samesite=lax';localStorage[k]=l};try{`,
]
const ADDRESS = [
  `if(c()){localStorage[k]=h.lang;let u=new URL(location);if(u.searchParams.has('${LANGUAGE_QUERY}')){u.searchParams.delete('${LANGUAGE_QUERY}');`,
  `history.replaceState(history.state,'',u);let l=d.querySelector('[rel=canonical]');l.href=l.href.replace(/\\b${LANGUAGE_QUERY}=\\w+&?/,'').replace(/[?&]$/,'')}}`,
  'else{let l=localStorage[k];if(l&&l!=h.lang&&q(l)){s(l);c()&&location.reload()}}',
]
const OFFER = [
  'if(!c()&&!localStorage[k]){o.hidden=false;navigator.languages.forEach((l,i)=>{l=q(l.slice(0,2));',
  'if(l&&!l.style.order)l.style.order=i-99});o.lastChild.onclick=()=>{s(h.lang);o.hidden=true}}',
  '}catch{}',
]
const HEADER = [
  `let y=0;addEventListener('scroll',()=>{let n=scrollY;if(Math.abs(n-y)>8){h.toggleAttribute('data-down',n>y&&n>200);y=n}},{passive:true})`,
]
const END = ['})(document)']

/** A script with its hash for the page's Content-Security-Policy. */
function hashed(...parts: readonly (readonly string[])[]) {
  const text = parts.flat().join('')
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` as const }
}

export const FIRST_PAINT = hashed(BEGINNING, ADDRESS, OFFER, HEADER, END)
/** Where nobody is sent by others, and the header stays: languages alone. */
export const FIRST_PAINT_BARE = hashed(BEGINNING, OFFER, END)
