// Replaces the provider's script at the same path: the same global, a popup, and the answer by postMessage.
(() => {
  const provider = new URL(document.currentScript.src).origin;

  const initCodeClient = (config) => {
    if (!config.client_id) throw new Error("Missing required parameter client_id.");
    if (!config.scope) throw new Error("Missing required parameter scope.");
    if (!config.callback) throw new Error("Missing required parameter callback.");

    const requestCode = () => {
      const address = new URL("/authorize", provider);
      address.search = new URLSearchParams({
        client_id: config.client_id,
        scope: config.scope,
        origin: window.location.origin,
        ...(config.state && { state: config.state }),
      });
      const popup = window.open(address.href, "", "popup,width=480,height=640");
      if (!popup)
        return config.error_callback?.({ type: "popup_failed_to_open", message: "Popup was blocked" });

      let done = false;
      const finish = (tell) => {
        if (done) return;
        done = true;
        clearInterval(watch);
        window.removeEventListener("message", hear);
        tell();
      };
      const hear = (event) => {
        if (event.origin !== provider || event.source !== popup) return;
        finish(() => config.callback(event.data));
      };
      const giveUp = () =>
        finish(() => config.error_callback?.({ type: "popup_closed", message: "Popup window closed" }));
      // The answer is sent just before the popup closes, so it gets a moment to arrive first.
      const watch = setInterval(() => {
        if (popup.closed) setTimeout(giveUp, 200);
      }, 100);
      window.addEventListener("message", hear);
    };
    return { requestCode };
  };

  window.google = {
    ...window.google,
    accounts: { ...window.google?.accounts, oauth2: { ...window.google?.accounts?.oauth2, initCodeClient } },
  };
})();
