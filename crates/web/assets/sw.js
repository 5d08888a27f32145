// Keeps the page that is shown without a connection, and what that page needs. Tables and the API are never kept.
const CACHE = "homestead-1";
const OFFLINE = "/offline";

// The page names the files it needs; their addresses change with their content.
async function keep() {
  const page = await fetch(OFFLINE, { cache: "no-store", credentials: "same-origin" });
  if (!page.ok) return;
  const needed = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(needed)]);
  await cache.put(OFFLINE, page);
  const wanted = new Set([OFFLINE, ...needed]);
  for (const kept of await cache.keys()) {
    if (!wanted.has(new URL(kept.url).pathname)) await cache.delete(kept);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
    // Whoever changes the language wants the kept page in it too.
    if (request.method === "POST" && url.pathname === "/settings") event.waitUntil(new Promise((later) => setTimeout(later, 1000)).then(keep).catch(() => {}));
  } else if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
