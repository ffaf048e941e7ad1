/** What runs in a page's head before anything is drawn; each text is allowed by its hash. */
import { THEME_BOOT } from '#platform/web/theme.ts';

/** Visitors' pages show other ways in to someone who is signed in. */
export const VISITOR_BOOT =
  `${THEME_BOOT};` +
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.session=''}catch(e){}";

/**
 * A form sent before its script has arrived is kept, and sent by the script; otherwise the browser
 * would post it to a page that knows no such form. Where it cannot be loaded, the page says so.
 */
export const FORM_BOOT =
  `${VISITOR_BOOT};` +
  'mooringHold=function(e){e.preventDefault();mooringHeld=e.target};' +
  "addEventListener('submit',mooringHold,true);" +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')" +
  "document.documentElement.dataset.stuck=''},true)";

/**
 * Leaves for the front page without a token; with one, asks for what the page will need while its
 * scripts are still on their way (taken over by `platform/web/early.ts`).
 */
export function appBoot(calls: readonly string[]): string {
  return (
    `${THEME_BOOT};` +
    "try{var k=localStorage.getItem('token');if(!k)location.replace('/');" +
    `else{var m=mooringEarly=new Map();${JSON.stringify(calls)}.forEach(function(u){` +
    "u=u.replace(/:(\\w+)/,function(_,n){return new URLSearchParams(location.search).get(n)||''});" +
    "if(u.slice(-1)==='/')return;" +
    "var p=fetch(u,{headers:{accept:'application/json',authorization:'Bearer '+k}," +
    "cache:'no-store',signal:AbortSignal.timeout(3e4)});p.catch(function(){});m.set(u,p)})}" +
    '}catch(e){}'
  );
}
