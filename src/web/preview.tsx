/**
 * The latest messages of a conversation, shown in the page's HTML as soon as the answer of the server
 * is there: seconds before the scripts on a slow phone. React then draws the same in their place.
 */
import { renderToString } from 'react-dom/server';
import { MessageRow } from '#features/chat/web/components/MessageRow.tsx';
import type { Line } from '#features/chat/web/conversation/entries.ts';

/** The place of the messages, as long as the page is not yet React's. */
const PLACE = '[data-shell] [data-preview]';
/** A phone shows no more of them at once. */
const SHOWN = 8;

const partner = { id: 'charlie', name: '', specialty: '' } as const;
const line = {
  kind: 'line',
  key: '',
  content: '.',
  at: '',
  opens: false,
  closes: false,
  // Without the speaker of a stored one: the text goes into the last element there is.
  state: 'under-way',
} as const;

function template(role: Line['role']): string {
  const row = renderToString(<MessageRow line={{ ...line, role }} partner={partner} />);
  return `<template data-role="${role}">${row}</template>`;
}

/**
 * Runs in the page. The rows are copies of those drawn at build, so that nothing moves when the real
 * ones come; texts go in as text. Formatting is left to the real rows, and so are they whom a screen
 * reader finds.
 */
const RUN =
  'typeof mooringEarly!="undefined"&&mooringEarly.forEach(function(p,u){' +
  'if(u.indexOf("/api/chat/session/"))return;' +
  'p.then(function(r){return r.ok?r.clone().json():null}).then(function(a){' +
  `var b=document.querySelector('${PLACE}');if(!b||!a||!a.chat.messages.length)return;` +
  'b.replaceChildren();b.setAttribute("aria-hidden","true");' +
  `a.chat.messages.slice(-${SHOWN}).forEach(function(m){` +
  "var t=document.querySelector('template[data-role='+m.role+']').content.cloneNode(true),e=t;" +
  'while(e.lastElementChild)e=e.lastElementChild;e.textContent=m.content;b.append(t)})' +
  '}).catch(function(){})})';

export const PREVIEW = `${template('user')}${template('assistant')}<script>${RUN}</script>`;
