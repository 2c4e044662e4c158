// A webhook receiver on Java's standard library (17 or later). Run: WEBHOOK_SECRET=whsec_… PORT=8099 java Receiver.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
  private static final long TOLERANCE_SECONDS = 300;
  private static final int LARGEST_BODY = 1024 * 1024;

  private final byte[] key;

  Receiver(String secret) {
    key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
  }

  boolean isGenuine(String id, String timestamp, String signatures, byte[] body) throws GeneralSecurityException {
    if (id == null || timestamp == null || signatures == null || !timestamp.matches("[0-9]{1,12}")) return false;
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = mac.doFinal(body);
    // After a rotation of the secret there are two signatures for a day.
    for (String signature : signatures.split(" ")) {
      if (!signature.startsWith("v1,")) continue;
      if (MessageDigest.isEqual(decoded(signature.substring(3)), expected)) return true;
    }
    return false;
  }

  private static byte[] decoded(String signature) {
    try {
      return Base64.getDecoder().decode(signature);
    } catch (IllegalArgumentException notBase64) {
      return new byte[0];
    }
  }

  private void receive(HttpExchange exchange) throws IOException {
    var headers = exchange.getRequestHeaders();
    String id = headers.getFirst("webhook-id");
    byte[] body = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
    int status = 400;
    try {
      if (body.length <= LARGEST_BODY
          && isGenuine(id, headers.getFirst("webhook-timestamp"), headers.getFirst("webhook-signature"), body)) {
        // An event may arrive twice with the same id. Store it here and work on it after the answer, which is due within 10 seconds.
        System.out.println(id + " " + new String(body, StandardCharsets.UTF_8));
        status = 204;
      }
    } catch (GeneralSecurityException unavailable) {
      status = 500;
    }
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  public static void main(String[] args) throws IOException {
    var receiver = new Receiver(System.getenv("WEBHOOK_SECRET"));
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8099"));
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", receiver::receive);
    server.start();
  }
}
