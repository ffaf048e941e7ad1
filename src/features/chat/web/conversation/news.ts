/** Tells the other tabs of this browser that a conversation has changed; carries no words of it. */
let channel: BroadcastChannel | undefined;

function news(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('mooring-chat');
  return channel;
}

export function tellOtherTabs(sessionId: string) {
  news()?.postMessage(sessionId);
}

/** Calls `listener` with the id of a conversation that changed in another tab. Returns its removal. */
export function onNews(listener: (sessionId: string) => void): () => void {
  const listen = (event: MessageEvent) => listener(String(event.data));
  const from = news();
  from?.addEventListener('message', listen);
  return () => from?.removeEventListener('message', listen);
}
