// Without a connection the site can still say so kindly: the worker keeps that page.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
